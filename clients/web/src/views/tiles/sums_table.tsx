import { publishedSums, sums, sumsOf, type Sum } from '../../game/tiles/published';
import type { EditorWords } from '../../words/editor_words';
import type { PartProps } from './part';

function compared(here: number, known: number | undefined, say: EditorWords): string {
  if (known === undefined) return say.unpublished;
  if (here === known) return say.same;
  return here > known ? say.more(here - known) : say.fewer(known - here);
}

function Row({ sum, here, say }: { sum: Sum; here: number; say: EditorWords }) {
  const known = publishedSums[sum];
  const differs = known !== undefined && known !== here;
  return (
    <tr class={differs ? 'differs' : undefined}>
      <th scope="row">{say.rows[sum]}</th>
      <td>{here}</td>
      <td>{known ?? '–'}</td>
      <td>{compared(here, known, say)}</td>
    </tr>
  );
}

/** What the set adds up to, beside what is published. */
export function SumsTable({ shop, say }: PartProps) {
  const counted = sumsOf(shop.draft.value);
  return (
    <section class="card tile-sums" aria-labelledby="tile-sums">
      <h2 id="tile-sums">{say.sums}</h2>
      <div class="sums-in-sight" tabIndex={0} role="group" aria-label={say.sums}>
        <table>
          <thead>
            <tr>
              {Object.values(say.columns).map((column) => (
                <th scope="col">{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <Row key={sum} sum={sum} here={counted[sum]} say={say} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
