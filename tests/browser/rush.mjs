/**
 * Plays a game nearly at random from inside a page, as fast as the line allows, until player 0 is asked one
 * of `kinds` in turn `from` or later, or the game is over. Gives the question's kind and seq; null at
 * the end.
 */
export function rush(page, game) {
  return page.evaluate(({ room, tokens, kinds, from = 1 }) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const sockets = tokens.map(() => new WebSocket(`${scheme}://${location.host}/api/v1/rooms/${room}/ws`));
    const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
    const near = (d) => Math.abs(d.x - 0.5) + Math.abs(d.y - 0.5) + 2 * Math.random();
    // Hardly a cemetery would be closed by chance.
    const cemeteries = new Map();
    const isBeside = (d) => [...cemeteries.values()].some((at) => Math.abs(at.x - d.x) + Math.abs(at.y - d.y) === 1);
    const follow = ({ type, cause, x, y }) => {
      if (type === 'ghosts_placed' && cause === 'cemetery') cemeteries.set(`${x},${y}`, { x, y });
      if (type === 'cemetery_closed') cemeteries.delete(`${x},${y}`);
    };
    const choose = (next, legal) => {
      if (next.kind === 'place_tile') return legal.find(isBeside) ?? legal.reduce((a, b) => (near(b) < near(a) ? b : a));
      const points = legal.find((d) => d.type === 'take_points');
      const meeples = legal.filter((d) => d.type === 'place_meeple');
      return points ?? anyOf(meeples.length > 0 ? meeples : legal);
    };
    return new Promise((done, fail) => {
      const finish = (result) => {
        done(result);
        for (const socket of sockets) socket.close();
      };
      let turn = 1;
      const heard = ({ seq, state, events, next, legal }) => {
        events?.forEach(follow);
        turn = state?.turn ?? events?.findLast((event) => event.type === 'turn_started')?.turn ?? turn;
        if (!next || next.actor === 'chance') return;
        if (next.actor === 'nobody') return finish(null);
        if (turn >= from && next.player === 0 && kinds.includes(next.kind)) return finish({ kind: next.kind, seq });
        const decision = choose(next, legal).id;
        sockets[next.player].send(JSON.stringify({ type: 'decide', id: `rush${seq}`, expect_seq: seq, decision }));
      };
      // Only what the first socket hears is played on, and only once all have been welcomed.
      const welcomes = [];
      sockets.forEach((socket, i) => {
        socket.onclose = ({ code, reason }) => fail(new Error(`the line of seat ${i} was closed: ${code} ${reason}`));
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: tokens[i] }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if (told.type === 'error') fail(new Error(told.message));
          if (told.type === 'welcome') welcomes[i] = told;
          if (Object.keys(welcomes).length < sockets.length) return;
          if (told.type === 'welcome') heard(welcomes[0]);
          else if (i === 0) heard(told);
        };
      });
    });
  }, game);
}
