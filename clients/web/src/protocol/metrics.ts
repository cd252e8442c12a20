/** One value of a metric, with what its labels say. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

const kLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/;
const kLabel = /(\w+)="((?:[^"\\]|\\.)*)"/g;

function sampleIn(line: string): Sample[] {
  const [, name, labels = '', text] = kLine.exec(line) ?? [];
  const value = Number(text);
  if (name === undefined || Number.isNaN(value)) return [];
  return [{ name, labels: Object.fromEntries([...labels.matchAll(kLabel)].map(([, key, said]) => [key!, said!])), value }];
}

/** Those of the named metrics that a text in Prometheus' format has; histograms by their `_sum` and `_count`. */
export function samplesOf(text: string, names: ReadonlySet<string>): Sample[] {
  const isWanted = (line: string) => names.has(/^[\w:]+/.exec(line)?.[0] ?? '');
  return text.split('\n').filter(isWanted).flatMap(sampleIn);
}

/** The sum of a metric over all labels for which `counts` holds. */
export function sumOf(samples: readonly Sample[], name: string, counts: (labels: Sample['labels']) => boolean = () => true): number {
  return samples.reduce((sum, sample) => (sample.name === name && counts(sample.labels) ? sum + sample.value : sum), 0);
}
