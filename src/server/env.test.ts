import { expect, test } from 'vitest';
import { parseSettings } from './env.ts';

test('without any setting the product runs on its defaults', () => {
	expect(parseSettings({})).toMatchObject({
		PORT: 3000,
		HOST: '127.0.0.1',
		PUBLIC_ORIGIN: 'http://localhost:3000',
		LOG_LEVEL: 'info',
		DEMO_DATA: true,
	});
});

test('the public origin follows the port, and an empty setting counts as not given', () => {
	expect(parseSettings({ PORT: '4780', PUBLIC_ORIGIN: '', SMTP_URL: '' }).PUBLIC_ORIGIN).toBe('http://localhost:4780');
});

test('all wrong settings are told in one message', () => {
	const wrong = {
		PORT: '70000',
		LOG_LEVEL: 'loud',
		DATABASE_URL: 'mysql://x',
		SMTP_URL: 'nonsense',
		PUBLIC_ORIGIN: 'https://maru.example/path',
		DEMO_DATA: 'maybe',
		TRUST_PROXY: 'everyone',
		SECRET_KEYS: 'k1:short,root:short',
	};
	let message = '';
	try {
		parseSettings(wrong);
	} catch (error) {
		message = (error as Error).message;
	}
	for (const name of Object.keys(wrong)) expect(message).toContain(`  ${name} must`);
});

test('where the public comes, demonstration accounts are there only if that is said', () => {
	const origin = { PUBLIC_ORIGIN: 'https://maru.example' };
	expect(() => parseSettings(origin)).toThrow(/^PUBLIC_ORIGIN is https:\/\/maru\.example, .*DEMO_DATA=false, or .*\.$/);
	expect(parseSettings({ ...origin, DEMO_DATA: 'true' }).DEMO_DATA).toBe(true);
	expect(parseSettings({ ...origin, DEMO_DATA: 'false' }).DEMO_DATA).toBe(false);
	expect(parseSettings({ PUBLIC_ORIGIN: 'http://maru.local' }).DEMO_DATA).toBe(true);
});
