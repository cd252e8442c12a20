import { levelTable } from '../../game/rule_book';
import type { HelpWords } from '../../words/help_words';

type Row = (typeof levelTable)[number];

const kNone = '–';

function piles({ piles, tiles }: Row): string {
  return piles === 1 ? '1' : `${piles} × ${tiles / piles}`;
}

function hounds({ rufus, ronja }: Row): string {
  return rufus === null ? kNone : `${rufus}, ${ronja}`;
}

/** What the levels differ in, in numbers. */
export function LevelTable({ help: { table } }: { help: HelpWords }) {
  const cemeteries = { plain: table.plain, haunted: table.haunted };
  return (
    <div class="level-table" tabIndex={0} role="group" aria-label={table.level}>
      <table>
        <thead>
          <tr>
            {([table.level, table.goal, table.tiles, table.piles, table.ghosts, table.hounds, table.cemeteries]).map((head) => (
              <th scope="col">{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levelTable.map((row) => (
            <tr key={row.level}>
              <th scope="row">{row.level}</th>
              <td>{row.level === 6 ? table.each(row.goal) : row.goal}</td>
              <td>{row.tiles}</td>
              <td>{piles(row)}</td>
              <td>{row.ghosts}</td>
              <td>{hounds(row)}</td>
              <td>{row.cemeteries === null ? kNone : cemeteries[row.cemeteries]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
