/** Screens on which the table is looked at, from the smallest phone to a large monitor. */
export const kScreens = {
  'small phone': [320, 568],
  'narrow phone': [360, 740],
  phone: [390, 844],
  'phone on its side': [844, 390],
  'tablet upright': [768, 1024],
  tablet: [1024, 768],
  laptop: [1280, 720],
  'wide laptop': [1440, 900],
  monitor: [1920, 1080],
  'large monitor': [2560, 1440],
  'laptop at 200 %': [640, 360],
};

/**
 * What the board has of the window, each as a part of it: `board` with what lies over it, `free` without; whether the
 * tile that is thought of is seen; and `faults`, texts that are cut, squeezed or covered in part and what reaches beyond the window.
 */
export function measure(page) {
  return page.evaluate(() => {
    const kSteps = 48;
    const kLeastWords = 3;
    /** A column of text is at least so wide, in widths of a digit. */
    const kLeastDigits = 12;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const board = document.querySelector('.board-window');
    // A game that is over is a page that is scrolled, as a table never is.
    const isScrolled = document.querySelector('.after') !== null && document.documentElement.scrollHeight > height;
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const isBoard = (x, y) => board.contains(document.elementFromPoint(x, y));

    let free = 0;
    for (let i = 0; i < kSteps; i += 1) {
      for (let j = 0; j < kSteps; j += 1) {
        if (isBoard(((i + 0.5) * width) / kSteps, ((j + 0.5) * height) / kSteps)) free += 1;
      }
    }

    /** Whether the middle of a thing and its sides can be touched. */
    const isSeen = (element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const [dx, dy] = [box.width * 0.4, box.height * 0.4];
      return [[0, 0], [dx, 0], [-dx, 0], [0, dy], [0, -dy]].every(([a, b]) => isBoard(x + a, y + b));
    };
    // What is thought of: the tile in mind, or the last one where it may be taken back.
    const preview = document.querySelector('.preview-tile, .preview, .table:has(.undo-request) .last-mark');

    const digit = document.createElement('canvas').getContext('2d');
    const digits = (style) => {
      digit.font = style.font;
      return digit.measureText('0').width;
    };
    const isForEars = (element) => {
      for (let each = element; each; each = each.parentElement) {
        if (each.offsetWidth <= 1 && each.offsetHeight <= 1) return true;
      }
      return false;
    };
    const name = (element) => `${element.localName}.${element.className}`;
    /** What is told over the board lets every press through, and lies over what it lies over all the same. */
    for (const told of document.querySelectorAll('.chat-news')) told.style.pointerEvents = 'auto';
    /** What lies over a part of a line of text; whoever covers all of it may mean to. */
    const coverOf = (element, line, visible) => {
      const y = line.top + line.height / 2;
      const hits = [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => line.left + part * line.width).flatMap((x) => {
        if (x < visible.left || x > visible.right || y < visible.top || y > visible.bottom) return [];
        return [document.elementFromPoint(x, y)];
      });
      // Words follow each other closely, and a ghost glows into what stands beside it.
      const isInSameLine = (hit) => hit.parentElement.contains(element) && getComputedStyle(hit).display === 'inline';
      const isBeside = (hit) => hit.parentElement === element.parentElement || isInSameLine(hit) || hit.closest('.ghost-picture');
      const others = hits.filter((hit) => hit && !isBeside(hit) && !element.contains(hit) && !hit.contains(element));
      return others.length < hits.length ? others[0] : undefined;
    };
    const faults = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.data.trim();
      if (words === '' || element.closest('svg, option') || !element.checkVisibility({ visibilityProperty: true }) || isForEars(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const said = `${name(element)} "${words.slice(0, 40)}"`;
      // What scrolls shows more when it is scrolled; what does not, must show all.
      const scrolls = { x: false, y: isScrolled };
      const visible = { left: 0, top: 0, right: width, bottom: height };
      for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        for (const [axis, overflow, from, to] of [['x', style.overflowX, 'left', 'right'], ['y', style.overflowY, 'top', 'bottom']]) {
          if (overflow === 'auto' || overflow === 'scroll') scrolls[axis] = true;
          const isCut = overflow !== 'visible' && lines.some((line) => line[from] < edge[from] - 1 || line[to] > edge[to] + 1);
          if (isCut && !scrolls[axis]) faults.add(`${said} is cut by ${name(box)}`);
          if (overflow === 'visible') continue;
          visible[from] = Math.max(visible[from], edge[from]);
          visible[to] = Math.min(visible[to], edge[to]);
        }
      }
      const cover = lines.map((line) => coverOf(element, line, visible)).find((each) => each);
      if (cover) faults.add(`${said} is covered in part by ${name(cover)}`);
      const isOutX = lines.some((line) => line.left < -1 || line.right > width + 1);
      const isOutY = lines.some((line) => line.top < -1 || line.bottom > height + 1);
      if ((isOutX && !scrolls.x) || (isOutY && !scrolls.y)) faults.add(`${said} reaches beyond the window`);
      const rows = new Set(lines.map((line) => Math.round(line.top))).size;
      if (words.split(/\s+/).length <= kLeastWords || rows < 2) continue;
      let block = element;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      const style = getComputedStyle(block);
      const column = block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (column < kLeastDigits * digits(style)) faults.add(`${said} has a column of ${Math.round(column)} pixels`);
    }
    for (const pressed of document.querySelectorAll('button, a[href], input, select, summary')) {
      if (pressed.closest('svg, .world') || !pressed.checkVisibility({ visibilityProperty: true })) continue;
      const box = pressed.getBoundingClientRect();
      if (box.width > 1 && (box.left < -1 || box.right > width + 1)) faults.add(`${name(pressed)} reaches beyond the window`);
    }
    const wider = document.documentElement.scrollWidth - width;
    if (wider > 0) faults.add(`the page is ${wider} pixels too wide`);
    const shown = (Math.min(right, width) - Math.max(left, 0)) * (Math.min(bottom, height) - Math.max(top, 0));
    return {
      board: Math.round((100 * shown) / (width * height)),
      free: Math.round((100 * free) / kSteps ** 2),
      seen: preview === null || isSeen(preview),
      faults: [...faults],
    };
  });
}
