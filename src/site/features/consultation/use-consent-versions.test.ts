import { expect, test } from 'vitest';
import { outdatedConsents } from './use-consent-versions.ts';

test('only a text that has changed is to be agreed to anew, by the name of the field or of the server', () => {
	expect(outdatedConsents({})).toEqual([]);
	expect(outdatedConsents({ health: 'must-agree', wishes: 'text-outdated' })).toEqual([]);
	expect(outdatedConsents({ health: 'text-outdated' })).toEqual(['health']);
	expect(outdatedConsents({ 'agreements.provider': 'text-outdated', 'lead.phone': 'required' })).toEqual(['provider']);
});
