import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { VaultSubject } from '#domain/vault/vault.ts';

export const vaultQuery = (callApi: CallApi, language: ContentLocale) =>
	queryOptions({
		queryKey: ['GET /api/vault', language],
		queryFn: () => callApi('GET /api/vault', { query: { language } }),
	});

export const sharedQuery = (callApi: CallApi, { kind, id }: VaultSubject, language: ContentLocale) =>
	queryOptions({
		queryKey: ['GET /api/vault/shared', kind, id, language],
		queryFn: () => callApi('GET /api/vault/shared', { query: { kind, id, language } }),
	});

/** Whatever is shown of vaults: asked anew after something has changed. */
export const vaultKeys = [['GET /api/vault'], ['GET /api/vault/shared']] as const;
