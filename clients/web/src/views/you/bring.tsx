import { useSignal } from '@preact/signals';

import { bringingLink } from '../../session/bringing';
import type { Player } from '../../session/player';
import type { You } from '../../session/you';
import { youWords } from '../../words/you';
import { QrOf } from '../common/invite';
import { CopyLink } from '../common/share_link';
import { SureButton } from '../common/sure_button';
import { named } from '../../words/named';

/** What is printed: the way back for whoever has lost everything else. */
function Paper({ me, link }: { me: Player; link: string }) {
  const words = youWords()!;
  return (
    <div class="paper">
      <p class="paper-title">{words.paper(named(me.name))}</p>
      <QrOf link={link} />
      <p class="paper-link">{link}</p>
    </div>
  );
}

/** The link, once it is asked for: whoever sees it could be the player. */
function Link({ me }: { me: Player }) {
  const words = youWords()!;
  const link = bringingLink(me.token);
  return (
    <>
      <Paper me={me} link={link} />
      <CopyLink link={link} label={words.link} />
      <p class="warning">{words.care}</p>
      <div class="buttons">
        <button type="button" class="button small" onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
    </>
  );
}

/** The way to another device or back to this one, and how to end it. */
export function Bring({ you, me }: { you: You; me: Player }) {
  const words = youWords()!;
  const shown = useSignal(false);
  return (
    <section class="card bring">
      <h2>{words.bring}</h2>
      <div class="buttons">
        <button type="button" class="button primary" aria-expanded={shown.value} onClick={() => (shown.value = !shown.value)}>
          {shown.value ? words.hideLink : words.showLink}
        </button>
      </div>
      {shown.value && <Link me={me} />}
      <h3>{words.others}</h3>
      <p class="quiet">{words.othersLead}</p>
      <div class="buttons">
        <SureButton label={words.endOthers} act={async () => void (await you.renew())} />
      </div>
    </section>
  );
}
