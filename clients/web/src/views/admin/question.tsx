import type { ComponentChildren } from 'preact';

import { adminWords } from '../../words/admin';
import { Dialog } from '../common/dialog';
import { Fault, type Doing } from './told';

interface QuestionProps {
  title: string;
  /** What will happen. */
  lead: string;
  /** What the button says that makes it happen. */
  act: string;
  doing: Doing;
  onAct: () => void;
  onClose: () => void;
  children?: ComponentChildren;
}

/** Asks once, before something that somebody would miss. */
export function Question({ title, lead, act, doing, onAct, onClose, children }: QuestionProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    onAct();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="admin-form" onSubmit={submit}>
        <p>{lead}</p>
        {children}
        <Fault code={doing.refusals.code.value} />
        <div class="buttons">
          <button class="button danger" disabled={doing.busy.value}>
            {act}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {adminWords().cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
