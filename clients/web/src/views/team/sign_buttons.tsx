import { useSignal } from '@preact/signals';

import { SignPicture } from '../../art/sign';
import { allSigns, signs } from '../../game/signs';
import type { Talking } from '../../session/ports';
import { words } from '../../words';

/** Six signs, each said by one press. */
export function SignButtons({ session }: { session: Talking }) {
  const resting = useSignal(false);
  if (!session.keys.seat.value || session.table.alone.value) return null;
  const say = async (text: string) => {
    const answer = await session.chat.say(text);
    if (answer.kind !== 'tooFast') return;
    resting.value = true;
    setTimeout(() => (resting.value = false), answer.seconds * 1000);
  };
  return (
    <div class="sign-buttons" role="group" aria-label={words.reactions.group}>
      {allSigns.map((sign) => (
        <button
          key={sign}
          type="button"
          class="tool"
          disabled={resting.value}
          aria-label={words.reactions.say[sign]}
          title={words.reactions.say[sign]}
          onClick={() => void say(signs[sign])}
        >
          <SignPicture sign={sign} />
        </button>
      ))}
    </div>
  );
}
