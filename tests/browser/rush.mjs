/**
 * Plays a game at random from inside a page, as fast as the line allows, until player 0 is asked one
 * of `kinds` or the game is over. Gives the question's kind and seq; null at the end.
 */
export function rush(page, game) {
  return page.evaluate(({ room, tokens, kinds }) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const sockets = tokens.map(() => new WebSocket(`${scheme}://${location.host}/api/v1/rooms/${room}/ws`));
    const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
    const near = (d) => Math.abs(d.x - 0.5) + Math.abs(d.y - 0.5) + 2 * Math.random();
    const choose = (next, legal) => {
      if (next.kind === 'place_tile') return legal.reduce((a, b) => (near(b) < near(a) ? b : a));
      const points = legal.find((d) => d.type === 'take_points');
      const meeples = legal.filter((d) => d.type === 'place_meeple');
      return points ?? anyOf(meeples.length > 0 ? meeples : legal);
    };
    return new Promise((done, fail) => {
      const finish = (result) => {
        for (const socket of sockets) socket.close();
        done(result);
      };
      const heard = ({ data }) => {
        const { type, seq, next, legal, message } = JSON.parse(data);
        if (type === 'error') fail(new Error(message));
        if (!next || next.actor === 'chance') return;
        if (next.actor === 'nobody') return finish(null);
        if (next.player === 0 && kinds.includes(next.kind)) return finish({ kind: next.kind, seq });
        const decision = choose(next, legal).id;
        sockets[next.player].send(JSON.stringify({ type: 'decide', id: `rush${seq}`, expect_seq: seq, decision }));
      };
      let greeted = 0;
      sockets.forEach((socket, i) => {
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: tokens[i] }));
        // Only the first socket plays on what it hears, and only once all have been greeted.
        socket.onmessage = (event) => {
          greeted += 1;
          if (i === 0) socket.held = event;
          if (greeted < sockets.length) return;
          sockets[0].onmessage = heard;
          for (const other of sockets.slice(1)) other.onmessage = null;
          heard(sockets[0].held);
        };
      });
    });
  }, game);
}
