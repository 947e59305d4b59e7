import { Secret, TOTP } from 'otpauth';
import { oneTimeCode } from '#domain/member/second-factor.ts';

const { digits, seconds: period, window } = oneTimeCode;

const totpOf = (secret: string, label?: string) =>
	new TOTP({
		...{ issuer: 'Maru', label: label ?? 'Maru', algorithm: 'SHA1', digits, period },
		secret: Secret.fromBase32(secret),
	});

/** 160 bits, as apps expect them. */
export const newCodeSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export const codeAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The half minute whose code this is, the one before and after included; undefined where it is none's. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
	const timestamp = now.getTime();
	const delta = totpOf(secret).validate({ token: code, timestamp, window });
	return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
