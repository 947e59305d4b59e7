import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings, withKeysOfFile } from './env.ts';

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

test('keys are read from the file of a secret store, and a file that has none is refused', () => {
	const folder = mkdtempSync(join(tmpdir(), 'maru-keys-'));
	const [path, empty] = [join(folder, 'keys'), join(folder, 'empty')];
	const key = Buffer.alloc(32, 7).toString('base64');
	try {
		writeFileSync(path, `k1:${key},root:${key}\n`);
		writeFileSync(empty, '\n');
		const { SECRET_KEYS } = parseSettings(withKeysOfFile({ SECRET_KEYS_FILE: path }));
		expect(SECRET_KEYS?.keys.map(({ id }) => id)).toEqual(['k1']);
		expect(() => withKeysOfFile({ SECRET_KEYS_FILE: empty })).toThrow(/is empty\.$/);
		expect(() => withKeysOfFile({ SECRET_KEYS_FILE: join(folder, 'gone') })).toThrow(/cannot be read: ENOENT\.$/);
		expect(() => withKeysOfFile({ SECRET_KEYS_FILE: path, SECRET_KEYS: 'k1:x' })).toThrow(/both set/);
		expect(withKeysOfFile({ PORT: '1' })).toEqual({ PORT: '1' });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

test('what a collector asks for is read as headers', () => {
	const given = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-tenant=maru' };
	expect(parseSettings(given).OTEL_EXPORTER_OTLP_HEADERS).toEqual({ authorization: 'Bearer abc', 'x-tenant': 'maru' });
	expect(() => parseSettings({ OTEL_EXPORTER_OTLP_HEADERS: 'Bearer abc' })).toThrow(
		/OTEL_EXPORTER_OTLP_HEADERS must be like/,
	);
	expect(parseSettings({ OTEL_TRACES_SAMPLER_ARG: '0.05' }).OTEL_TRACES_SAMPLER_ARG).toBe(0.05);
	expect(() => parseSettings({ OTEL_TRACES_SAMPLER_ARG: '5' })).toThrow(/must be a share from 0 to 1/);
});
