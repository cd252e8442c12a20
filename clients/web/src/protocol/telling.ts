import { get, post, send } from './api';
import type * as wire from './generated';

export type { PushAnswer, PutPush, Webhook, WebhookSecret, WebhookTest } from './generated';

// What the server tells a player who is not there. All of it fails with `not_found` where the host has it send nothing.

export function getPushes(token: string): Promise<wire.PushAnswer> {
  return get('/me/push', token);
}

/** From now on that browser is told. */
export function putPush(token: string, subscription: wire.PutPush): Promise<wire.PushAnswer> {
  return send('PUT', '/me/push', subscription, token);
}

export function removePush(token: string, id: string): Promise<wire.PushAnswer> {
  return send('DELETE', `/me/push/${encodeURIComponent(id)}`, undefined, token);
}

export async function getWebhook(token: string): Promise<wire.Webhook | null> {
  return (await get<wire.WebhookAnswer>('/me/webhook', token)).webhook;
}

/** In place of the one before; the secret is told this once. */
export function putWebhook(token: string, url: string): Promise<wire.WebhookSecret> {
  return send('PUT', '/me/webhook', { url }, token);
}

export function removeWebhook(token: string): Promise<wire.WebhookAnswer> {
  return send('DELETE', '/me/webhook', undefined, token);
}

/** Answers when the test was delivered, or was not. */
export function testWebhook(token: string): Promise<wire.WebhookTest> {
  return post('/me/webhook/test', undefined, token);
}
