import { describe, expect, it, vi } from 'vitest';

import { OwnWebhook } from '../../src/session/webhook';

const ana = { id: 'a1', name: 'Ana', token: `mwp_${'a'.repeat(43)}` };
const webhook = { url: 'https://a.example/in', created_at: '', delivered_at: null, failing_since: null, disabled_at: null, fault: null };

function serve(answers: Record<string, [number, object]>): void {
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
    const [status, answer] = answers[`${method} ${path.replace('/api/v1', '')}`] ?? [503, { code: 'storage_unavailable' }];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
}

describe('the webhook of a player', () => {
  it('is not known before it was looked for', async () => {
    const hook = new OwnWebhook(ana);
    expect(hook.now.value).toBeUndefined();
    serve({ 'GET /me/webhook': [200, { webhook: null }] });
    await hook.look();
    expect(hook.now.value).toBeNull();
  });

  it('shows its secret once, and nothing of it after it is gone', async () => {
    serve({ 'PUT /me/webhook': [200, { webhook, secret: 'whsec_A' }], 'DELETE /me/webhook': [200, { webhook: null }], 'GET /me/webhook': [200, { webhook }] });
    const hook = new OwnWebhook(ana);
    await hook.put(webhook.url);
    expect([hook.now.value, hook.secret.value]).toEqual([webhook, 'whsec_A']);
    await hook.remove();
    expect([hook.now.value, hook.secret.value]).toEqual([null, null]);
    const later = new OwnWebhook(ana);
    await later.look();
    expect([later.now.value, later.secret.value]).toEqual([webhook, null]);
  });

  it('says that an address is none to send to, until another is tried', async () => {
    const hook = new OwnWebhook(ana);
    serve({ 'PUT /me/webhook': [400, { code: 'invalid_message', params: { field: 'url' } }] });
    await hook.put('http://10.0.0.1/');
    expect([hook.isWrong.value, hook.refusals.code.value]).toEqual([true, null]);
    serve({ 'PUT /me/webhook': [200, { webhook, secret: 'whsec_A' }] });
    await hook.put(webhook.url);
    expect(hook.isWrong.value).toBe(false);
  });

  it('tells what became of a test', async () => {
    const hook = new OwnWebhook(ana);
    const test = { delivered: false, status: 500, fault: 'it answered with the status 500' };
    serve({ 'POST /me/webhook/test': [200, test] });
    await hook.tryOut();
    expect(hook.test.value).toEqual(test);
    serve({});
    await hook.tryOut();
    expect([hook.test.value, hook.refusals.code.value]).toEqual([null, 'storage_unavailable']);
  });
});
