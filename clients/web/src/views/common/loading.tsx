import { words } from '../../words';

/** Stands where a view will be as soon as the server has told what it shows. */
export function Loading() {
  return (
    <main class="loading" aria-busy="true">
      <h1>{words.page.loading}</h1>
    </main>
  );
}
