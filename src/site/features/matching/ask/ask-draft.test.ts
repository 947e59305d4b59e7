import { beforeEach, expect, test, vi } from 'vitest';
import { askDraft } from './ask-draft.ts';
import { blankValues } from './ask-values.ts';

const blank = blankValues({ me: null, locale: 'th', currency: 'THB' });
const known = { ...blank, contact: { ...blank.contact, email: 'malee@mail.example', phone: '+66 81 234 5678' } };
const ofVisitor = () => askDraft({ memberId: undefined, of: undefined, blank });
const ofMember = (memberId: string) => askDraft({ memberId, of: undefined, blank: known });

const storage = new Map<string, string>();
beforeEach(() => {
	storage.clear();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, text: string) => storage.set(key, text),
		removeItem: (key: string) => storage.delete(key),
	});
});

test('what a visitor wrote is there after the login, with what is known of the member', () => {
	ofVisitor().write({ ...blank, title: 'สปา', agreements: { provider: true, health: true } });
	const read = ofMember('malee').read();
	expect(read).toMatchObject({ title: 'สปา', contact: { email: 'malee@mail.example', phone: '+66 81 234 5678' } });
	expect(read.agreements).toEqual({ provider: false, health: false });
	expect(read.key).not.toBe('');
});

test('it becomes the member’s: nobody who logs in later sees it', () => {
	ofVisitor().write({ ...blank, title: 'สปา' });
	const mine = ofMember('malee');
	mine.write(mine.read());
	expect(ofMember('malee').read().title).toBe('สปา');
	expect(ofMember('anna').read().title).toBe('');
});

test('what the member had begun counts more, and sending forgets both', () => {
	ofMember('malee').write({ ...known, title: 'mine' });
	ofVisitor().write({ ...blank, title: 'a visitor’s' });
	expect(ofMember('malee').read().title).toBe('mine');
	ofMember('malee').remove();
	expect(ofMember('malee').read().title).toBe('');
});

test('what an older site kept of a part is filled up', () => {
	ofVisitor().write({ ...blank, contact: { email: 'a@b.example' } as never, wished: { from: 7 } as never });
	expect(ofVisitor().read()).toMatchObject({
		contact: { email: 'a@b.example', phone: '', app: '', name: '' },
		wished: { from: '', to: '' },
	});
});
