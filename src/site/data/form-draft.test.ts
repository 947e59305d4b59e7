import { beforeEach, expect, test, vi } from 'vitest';
import { formDraft } from './form-draft.ts';

const storage = new Map<string, string>();

beforeEach(() => {
	storage.clear();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, text: string) => storage.set(key, text),
		removeItem: (key: string) => storage.delete(key),
	});
});

const blank = { name: '', languages: [] as string[], password: '' };
const draft = formDraft({ name: 'join', blank, fields: ['name', 'languages'] });

test('what may be kept comes back after a reload, and the rest does not', () => {
	draft.write({ name: 'Linh', languages: ['vi'], password: 'correct horse battery' });
	expect([...storage.values()].join()).not.toContain('horse');
	expect(draft.read()).toEqual({ name: 'Linh', languages: ['vi'], password: '' });
});

test('a draft that was removed, was never written or cannot be read is a blank form', () => {
	expect(draft.read()).toEqual(blank);
	draft.write({ ...blank, name: 'Linh' });
	draft.remove();
	expect(draft.read()).toEqual(blank);
	storage.set('draft:join', '{"name":');
	expect(draft.read()).toEqual(blank);
	storage.set('draft:join', 'null');
	expect(draft.read()).toEqual(blank);
});

test('a secret, or a field of another kind, written by somebody else is not taken', () => {
	storage.set('draft:join', JSON.stringify({ name: ['x'], languages: 'vi', password: 'planted', other: 1 }));
	expect(draft.read()).toEqual(blank);
});

test('a browser that keeps nothing does not keep one from the form', () => {
	vi.stubGlobal('sessionStorage', {
		getItem: () => {
			throw new Error('closed');
		},
		setItem: () => {
			throw new Error('full');
		},
		removeItem: () => {
			throw new Error('closed');
		},
	});
	expect(() => draft.write(blank)).not.toThrow();
	expect(() => draft.remove()).not.toThrow();
	expect(draft.read()).toEqual(blank);
});
