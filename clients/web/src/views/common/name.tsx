import { isSeen, unturned } from '../../words/named';

/** What somebody or something is called, beside other words: with its own direction of writing, and translated by nobody. */
export function Name({ of }: { of: string }) {
  const plain = unturned(of);
  return (
    <bdi class="name" translate={false}>
      {isSeen(plain) ? plain : '–'}
    </bdi>
  );
}
