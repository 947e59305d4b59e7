import { useRef } from 'react';

/** A random UUID. Unlike crypto.randomUUID it is also there where a site is tried out without HTTPS. */
export function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The key of what is sent: the same while the same is tried again, another as soon as something else is sent. */
export function useRepeatKey(): { keyOf: (content: string) => string; forget: () => void } {
	const kept = useRef<{ content: string; key: string }>(undefined);
	return {
		keyOf: (content) => {
			if (kept.current?.content !== content) kept.current = { content, key: newKey() };
			return kept.current.key;
		},
		forget: () => {
			kept.current = undefined;
		},
	};
}
