/** How long a file of tests that is told to end may say what it waited for. */
const kLastWordsMs = 20_000;

const running = new Set();

/** That process outlives these tests in no case, whatever ends them. */
export function endsWithUs(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
process.on('SIGINT', () => process.exit(130));
process.on('SIGHUP', () => process.exit(129));
// The browsers are closed by Playwright at this signal, so whoever waits for one fails, and says where.
process.on('SIGTERM', () => setTimeout(() => process.exit(143), kLastWordsMs).unref());
