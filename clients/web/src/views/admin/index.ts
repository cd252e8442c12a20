import { language } from '../../words';
import { fetchAdminWords } from '../../words/admin';
import { onDemand } from '../common/on_demand';

/** The administration, with its words: fetched by whoever opens it, and by nobody else. */
export const AdminView = onDemand(async () => {
  const [{ AdminPage }] = await Promise.all([import('./admin_page'), fetchAdminWords(language())]);
  return AdminPage;
});
