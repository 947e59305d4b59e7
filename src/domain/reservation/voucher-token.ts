import { dayMs } from '#domain/kernel/durations.ts';
import { addDays } from '../availability/schedule.ts';
import { isReservationCode } from './code.ts';
import type { VoucherFacts } from './voucher.ts';

/*
 * A voucher's facts in as few bytes as a QR code likes: form, key, code, day, nights, time, persons, expiry, product.
 * 64 bytes of Ed25519 signature follow; all of it is written in base64url.
 */
const form = 1;
const keyBytes = 4;
const signatureBytes = 64;
const fixedBytes = 1 + keyBytes + 2 + 5 + 2 + 1 + 2 + 3 + 4;
const mostProduct = 40;
const noTime = 0xffff;
const firstDay = '2020-01-01';

const dayNumber = (day: string) => Math.round((Date.parse(day) - Date.parse(firstDay)) / dayMs);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const codeDay = (code: string) => `20${code.slice(3, 5)}-${code.slice(5, 7)}-${code.slice(7, 9)}`;
const codeOf = (day: string, tail: string) => `MR-${day.slice(2).replaceAll('-', '')}-${tail}`;

/** Whether what was signed is of one of these products; of a very long id only the beginning is. */
export const isVoucherOf = (facts: Pick<VoucherFacts, 'product'>, products: readonly string[]): boolean =>
	products.some((id) => id.slice(0, mostProduct) === facts.product);

/** What is signed: these bytes are nothing else anywhere. */
export function signedBytes(payload: Uint8Array): Uint8Array<ArrayBuffer> {
	const prefix = new TextEncoder().encode('maru voucher ');
	const bytes = new Uint8Array(prefix.length + payload.length);
	bytes.set(prefix);
	bytes.set(payload, prefix.length);
	return bytes;
}

/** `kid` names the key that signs: four bytes of its public half's hash. */
export function voucherPayload(facts: VoucherFacts, kid: Uint8Array): Uint8Array {
	const { code, on, to, time, persons, expiresAt } = facts;
	const product = new TextEncoder().encode(facts.product.slice(0, mostProduct));
	const bytes = new Uint8Array(fixedBytes + product.length);
	const view = new DataView(bytes.buffer);
	bytes[0] = form;
	bytes.set(kid.slice(0, keyBytes), 1);
	view.setUint16(5, dayNumber(codeDay(code)));
	bytes.set(new TextEncoder().encode(code.slice(-5)), 7);
	view.setUint16(12, dayNumber(on));
	bytes[14] = to === null ? 0 : dayNumber(to) - dayNumber(on);
	view.setUint16(15, time === null ? noTime : minutesOf(time));
	bytes.set([persons.adult, persons.child, persons.infant], 17);
	view.setUint32(20, Math.floor(expiresAt.getTime() / 1000));
	bytes.set(product, fixedBytes);
	return bytes;
}

function factsIn(payload: Uint8Array): VoucherFacts | undefined {
	const view = new DataView(payload.buffer, payload.byteOffset, payload.length);
	const code = codeOf(addDays(firstDay, view.getUint16(5)), new TextDecoder().decode(payload.slice(7, 12)));
	const on = addDays(firstDay, view.getUint16(12));
	const nights = payload[14] ?? 0;
	const minutes = view.getUint16(15);
	const [adult = 0, child = 0, infant = 0] = payload.slice(17, 20);
	if (!isReservationCode(code) || (minutes !== noTime && minutes >= 24 * 60)) return undefined;
	return {
		code,
		on,
		to: nights === 0 ? null : addDays(on, nights),
		time: minutes === noTime ? null : timeOf(minutes),
		persons: { adult, child, infant },
		expiresAt: new Date(view.getUint32(20) * 1000),
		product: new TextDecoder().decode(payload.slice(fixedBytes)),
	};
}

export function toBase64Url(bytes: Uint8Array): string {
	const text = btoa(String.fromCharCode(...bytes));
	return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
	const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
	// The last sign may have bits that mean nothing: one spelling is right, the others are not ours.
	return toBase64Url(bytes) === text ? bytes : undefined;
}

export function voucherToken(payload: Uint8Array, signature: Uint8Array): string {
	const bytes = new Uint8Array(payload.length + signature.length);
	bytes.set(payload);
	bytes.set(signature, payload.length);
	return toBase64Url(bytes);
}

export type OpenedVoucher = { facts: VoucherFacts; kid: string; payload: Uint8Array; signature: Uint8Array };

/** What a token claims; nothing of it is true before its signature was checked. */
export function openVoucher(token: string): OpenedVoucher | undefined {
	const bytes = fromBase64Url(token);
	if (!bytes || bytes[0] !== form || bytes.length < fixedBytes + signatureBytes) return undefined;
	const payload = bytes.slice(0, -signatureBytes);
	const facts = factsIn(payload);
	if (!facts) return undefined;
	return {
		facts,
		kid: toBase64Url(payload.slice(1, 1 + keyBytes)),
		payload,
		signature: bytes.slice(-signatureBytes),
	};
}

/** The token in what was pasted or read: itself, or the address of a QR code. */
export function tokenIn(text: string): string | undefined {
	const found = /[?&]c=([\w-]+)/.exec(text)?.[1] ?? text.trim();
	return openVoucher(found) ? found : undefined;
}
