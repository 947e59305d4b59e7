import { expect, test } from 'vitest';
import { posterOrder } from './poster-order.ts';

const of = (area: 'travel' | 'medical' | 'wellness', picture: string) => ({ area, picture });
const skin = of('medical', 'skin-day-1');
const otherSkin = of('medical', 'skin-spring-2');
const spa = of('wellness', 'spa-dusk-1');
const palace = of('travel', 'palace-dawn-1');
const nightPalace = of('travel', 'palace-night-2');
const tea = of('wellness', 'tea-day-1');

test('the poster is the first product that is no matter of health', () => {
	expect(posterOrder([skin, palace, spa])[0]).toBe(palace);
	expect(posterOrder([spa, skin])).toEqual([spa, skin]);
});

test('where all are a matter of health the order stays', () => {
	expect(posterOrder([skin])).toEqual([skin]);
	expect(posterOrder([])).toEqual([]);
});

test('two pictures of one scene lie neither side by side nor one above the other', () => {
	expect(posterOrder([skin, spa, palace, otherSkin, tea])).toEqual([spa, skin, palace, tea, otherSkin]);
	expect(posterOrder([palace, nightPalace, spa, tea, skin])).toEqual([palace, spa, nightPalace, tea, skin]);
});

test('where that cannot be avoided they keep their order', () => {
	expect(posterOrder([palace, skin, otherSkin])).toEqual([palace, skin, otherSkin]);
});
