/**
 * What the reader has before them: the controls that can be pressed or filled in, by their names, but for what lies on the
 * board; and the words, but for those in drawings and for ears alone.
 */
export const atSight = (page) =>
  page.evaluate(() => {
    /** What has a box: the page wraps some texts in elements that have none. */
    const boxOf = (element) => (getComputedStyle(element).display === 'contents' ? boxOf(element.parentElement) : element);
    const isForEars = (element) => {
      for (let each = element; each; each = each.parentElement) {
        if (getComputedStyle(each).clipPath !== 'none' && each.offsetWidth <= 1) return true;
      }
      return false;
    };
    const isSeen = (element) => boxOf(element).checkVisibility({ checkVisibilityCSS: true }) && !element.closest('.unseen') && !isForEars(element);
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
      .filter((element) => !element.closest('.board-window') && isSeen(element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement.closest('svg, select, script') && isSeen(parentElement)) words.push(...textContent.split(/\s+/).filter((word) => word !== ''));
    }
    return { controls, words };
  });
