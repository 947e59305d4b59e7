import { afterEach, expect, test, vi } from 'vitest';
import { toldOrigin } from './told-origin.ts';

afterEach(() => vi.unstubAllGlobals());

const pageWith = (content: string | undefined) => {
	const meta = content === undefined ? null : { content };
	vi.stubGlobal('document', { querySelector: (name: string) => (name === 'meta[name=origin]' ? meta : null) });
	vi.stubGlobal('window', { location: { origin: 'http://10.0.0.7:3000' } });
};

test('links are made of the address people see, not of the name the site was reached by', () => {
	pageWith('https://maru.example');
	expect(toldOrigin()).toBe('https://maru.example');
	pageWith(undefined);
	expect(toldOrigin()).toBe('http://10.0.0.7:3000');
});
