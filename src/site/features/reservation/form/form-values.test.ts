import { expect, test } from 'vitest';
import { blankTraveller } from '#views/move/traveller-values.ts';
import { type FormValues, fieldId, firstStepOf, namedTravellers, stepOf } from './form-values.ts';
import { type Draft, wholeDraft } from './reservation-draft.ts';
import { stepIn, stepSearch } from './use-steps.ts';

const blank: FormValues = {
	choices: { class: 'second' },
	details: {},
	lead: { firstName: 'Linh', lastName: 'Nguyen', birthOn: '', gender: '', country: 'VN', email: '', phone: '' },
	travellers: [],
	passportFrom: 'typed',
	passport: '',
	needs: { halal: null, flags: [], childSeats: 0 },
	allergy: '',
	contents: '',
	promotionCode: '',
	coded: [],
	agreements: { provider: false, passport: false, health: false },
};

test.each([
	['order.on', 0],
	['details.flightNumber', 0],
	['lead.firstName', 1],
	['travellers.3.birthOn', 1],
	['passport', 1],
	['contents', 1],
	['agreements.health', 2],
	['total', 2],
])('%s is in step %i', (field, step) => {
	expect(stepOf(field)).toBe(step);
});

test('of several faults the first step opens', () => {
	expect(firstStepOf(['agreements.provider', 'lead.phone'])).toBe(1);
	expect(firstStepOf(['agreements.provider', 'lead.phone', 'details.bags'])).toBe(0);
});

test('date, time and persons are mended in one place, everything else in its own field', () => {
	expect(fieldId('order.time')).toBe(fieldId('order.persons'));
	expect(fieldId('order.choices')).toBe('field-order-choices');
	expect(fieldId('travellers.0.firstName')).toBe('field-travellers-0-firstName');
});

test('the step stands in the address, and nothing else of it changes', () => {
	expect(stepIn(new URLSearchParams('?step=3'))).toBe(2);
	for (const wrong of ['', '?step=0', '?step=4', '?step=x', '?step=1.5'])
		expect(stepIn(new URLSearchParams(wrong))).toBeUndefined();
	expect(stepSearch('?product=a&time=07:30', 1)).toBe('?product=a&time=07:30&step=2');
	expect(stepSearch('?product=a&step=3', 0)).toBe('?product=a&step=1');
});

test('a companion of whom only one thing is known is whole, and so is one before whom nobody was named', () => {
	const travellers: FormValues['travellers'] = [];
	travellers[1] = { lastName: 'x' } as (typeof travellers)[number];
	expect(namedTravellers({ ...blank, travellers }, 2)).toEqual([blankTraveller, { ...blankTraveller, lastName: 'x' }]);
});

test('a draft of an older version of the site fills in what it can', () => {
	const kept = {
		...blank,
		key: 'k',
		search: '',
		choices: { route: 7 },
		details: { bags: 2, toPlace: 'Hotel' },
		lead: { firstName: 'Mai', shoeSize: 38 },
		travellers: [{ firstName: 'An' }, null],
		passportFrom: 'elsewhere',
		needs: { halal: 4 },
	} as unknown as Draft;
	expect(wholeDraft(kept, blank)).toMatchObject({
		choices: { class: 'second' },
		details: { toPlace: 'Hotel' },
		lead: { ...blank.lead, firstName: 'Mai' },
		travellers: [{ ...blankTraveller, firstName: 'An' }, blankTraveller],
		passportFrom: 'typed',
		needs: { halal: null, flags: [], childSeats: 0 },
	});
});
