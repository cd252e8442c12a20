// A complete bot that plays at random: it takes a seat, resumes after every lost connection, and repeats what was not
// answered.  npm install ws; node client.mjs http://127.0.0.1:8080 k7m2qx9d4t
import WebSocket from 'ws';
const [url, room] = process.argv.slice(2);
const path = `/api/v1/rooms/${room}`;
const answer = await fetch(`${url}${path}/seats`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Evening', kind: 'bot' }),
});
const { token, title } = await answer.json();
if (!answer.ok) throw new Error(title);

let since; // the last seq that was applied
let seat;
let command; // the last that was not answered
let over = false;

function connect() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}/ws`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'hello', protocol: 1, token, since }));
  socket.on('error', () => {}); // close follows
  socket.on('close', (code) => over || code === 1008 || setTimeout(connect, 500 + 500 * Math.random()));
  socket.on('message', (text) => {
    const message = JSON.parse(text);
    if (message.type === 'welcome') {
      seat = message.you.seat;
      since = message.seq;
      if (command) return send(command);
    } else if (message.type === 'update') {
      since = message.seq;
      command = undefined;
    } else if (message.type === 'ended') {
      console.log(message.outcome, message.reason);
      over = true;
      return socket.close();
    } else if (message.type === 'error') {
      return console.error(message.code, message.message);
    }
    if (message.next?.actor !== 'player' || message.next.player !== seat) return;
    const { id } = message.legal[Math.floor(message.legal.length * Math.random())];
    command = { type: 'decide', id: `e${since}`, expect_seq: since, decision: id };
    send(command);
  });
}
connect();
