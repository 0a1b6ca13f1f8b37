import type { FetchError } from 'ofetch'
import { apiBase } from './base.ts'
import { api, CallError, retryStatuses } from './call.ts'
import type { Problem } from './refusal.ts'

/**
 * Sends a file through the first HTTP client, retried once like any call (specification, section 7).
 * @throws CallError like the calls of a contract, so that the same messages apply
 */
export async function uploadFile<Reply>(method: 'POST' | 'PUT', path: string, body: BodyInit): Promise<Reply> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  try {
    return await api<Reply>(apiBase() + path, { method, body, headers, retry: 1, retryStatusCodes: retryStatuses })
  } catch (error) {
    const { status, data } = error as FetchError<Problem>
    throw new CallError(status ?? 0, data?.code === undefined ? null : data)
  }
}
