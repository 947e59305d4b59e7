import { koreanDay } from '#domain/kernel/korean-date.ts';
import { stateOnDay, type VoucherFacts, type VoucherState } from '#domain/reservation/voucher.ts';
import { fromBase64Url, openVoucher, signedBytes, tokenIn } from '#domain/reservation/voucher-token.ts';

/** As GET /api/voucher-key publishes them. */
export type VoucherKey = { kid: string; key: string };

export type VerifiedVoucher =
	| { state: Extract<VoucherState, 'valid' | 'other-day' | 'over'>; facts: VoucherFacts }
	| { state: 'unknown' }
	/** This device cannot check signatures. */
	| { state: 'unchecked' };

async function isSigned(key: VoucherKey, payload: Uint8Array, signature: Uint8Array): Promise<boolean> {
	const raw = fromBase64Url(key.key);
	if (raw?.length !== 32) return false;
	const imported = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
	return crypto.subtle.verify('Ed25519', imported, Uint8Array.from(signature), signedBytes(payload));
}

/**
 * Whether a voucher is ours and for today, without asking anybody: by the published keys alone. Whether it was cancelled
 * since only the server knows.
 */
export async function verifyVoucher(
	text: string,
	{ keys, now }: { keys: readonly VoucherKey[]; now: Date },
): Promise<VerifiedVoucher> {
	const opened = openVoucher(tokenIn(text) ?? '');
	const key = opened && keys.find(({ kid }) => kid === opened.kid);
	if (!opened || !key) return { state: 'unknown' };
	const { facts, payload, signature } = opened;
	try {
		if (!(await isSigned(key, payload, signature))) return { state: 'unknown' };
	} catch {
		return { state: 'unchecked' };
	}
	if (facts.expiresAt <= now) return { state: 'over', facts };
	return { state: stateOnDay(facts, koreanDay(now)), facts };
}
