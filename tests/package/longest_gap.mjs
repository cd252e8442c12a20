// Prints the longest time in milliseconds between two answers of URL, which is asked again and again for so many
// milliseconds.
//   node longest_gap.mjs URL MILLISECONDS
const [url, duration] = process.argv.slice(2);
const end = performance.now() + Number(duration);
let last = performance.now();
let longest = 0;
while (performance.now() < end) {
  try {
    await (await fetch(url)).arrayBuffer();
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
console.log(Math.round(longest));
