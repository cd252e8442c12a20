import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import '../../style/you.css';
import { takeSecretFromAddress } from '../../session/bringing';
import { player, type Player } from '../../session/player';
import { Push } from '../../session/push';
import { You } from '../../session/you';
import { go } from '../../session/route';
import { language, words as common } from '../../words';
import { fetchYouWords, youWords } from '../../words/you';
import { PeopleView } from '../company';
import { ForgetfulNote } from '../common/forgetful_note';
import { LostPlayerNote } from '../common/lost_player_note';
import { PageHeader } from '../common/page_header';
import { Refusal } from '../common/refusal';
import { Arriving } from './arriving';
import { Bring } from './bring';
import { ComeBack } from './come_back';
import { KeepOrForget } from './keep_or_forget';
import { NameForm } from './name_form';
import { Numbers } from './numbers';
import { PushSwitch } from './push_switch';
import { WebhookCard } from './webhook_card';

/** The secret that the address brings, which it keeps no longer than until it is read. */
function useBrought(): Signal<string | null> {
  const secret = useSignal<string | null>(null);
  useEffect(() => {
    const look = () => (secret.value = takeSecretFromAddress() ?? secret.value);
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return secret;
}

function Yours({ you, me }: { you: You; me: Player }) {
  const push = useMemo(() => new Push(me), [me.token]);
  useEffect(() => void push.look(), [push]);
  return (
    <div class="columns">
      <div class="stack">
        <NameForm key={me.name} you={you} me={me} />
        <PeopleView key={me.id} me={me} />
        <PushSwitch push={push} />
        <Numbers me={me} />
      </div>
      <div class="stack">
        <Bring key={me.token} you={you} me={me} />
        {push.state.value !== null && push.state.value !== 'none' && <WebhookCard me={me} />}
        <KeepOrForget you={you} me={me} />
      </div>
    </div>
  );
}

/** Whoever plays here: their name, the way to other devices, what they have reached, and the way out. */
export function YouPage() {
  const you = useMemo(() => new You(), []);
  const brought = useBrought();
  useEffect(() => void fetchYouWords(language()).catch(() => {}), [language()]);
  const words = youWords()!;
  const me = player.value;
  return (
    <div class="lobby you">
      <PageHeader />
      <ForgetfulNote />
      <LostPlayerNote />
      <main>
        <div class="welcome">
          <h1>{me ? me.name : words.nobody}</h1>
          <p class="tagline">{me ? words.lead : words.nobodyLead}</p>
          {!me && (
            <button type="button" class="button" onClick={() => go('/')}>
              {common.page.toStart}
            </button>
          )}
        </div>
        {brought.value && <Arriving key={brought.value} secret={brought.value} done={() => (brought.value = null)} />}
        {me && <Yours you={you} me={me} />}
        {!me && <ComeBack bring={(secret) => (brought.value = secret)} />}
        <Refusal refusals={you.refusals} />
      </main>
    </div>
  );
}
