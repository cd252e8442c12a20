import { useEffect, useMemo } from 'preact/hooks';

import type { AdminApi } from '../../protocol/admin';
import { Fresh } from '../../session/admin/fresh';
import type { Office } from '../../session/admin/office';

/** Something of the server's, kept fresh while the view that asks is there. */
export function useFresh<T>(office: Office, look: (admin: AdminApi) => Promise<T>, everyMs: number): Fresh<T> {
  const fresh = useMemo(() => new Fresh(() => office.ask(look), everyMs), []);
  useEffect(() => {
    fresh.open();
    return () => fresh.close();
  }, []);
  return fresh;
}
