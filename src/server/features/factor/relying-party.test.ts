import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test('passkeys are made for the host of the public address', () => {
	expect(relyingPartyOf('https://maru.example')).toEqual({ host: 'maru.example', origin: 'https://maru.example' });
	expect(relyingPartyOf('https://maru.example:8443')).toEqual({
		host: 'maru.example',
		origin: 'https://maru.example:8443',
	});
});

test('without https browsers have them on localhost alone, whatever the site is called there', () => {
	expect(relyingPartyOf('http://localhost:3000')).toEqual({ host: 'localhost', origin: 'http://localhost:3000' });
	expect(relyingPartyOf('http://127.0.0.1:4100')).toEqual({ host: 'localhost', origin: 'http://localhost:4100' });
});
