import type { HouseStanding } from '#domain/organisation/organisation-status.ts';

export const houseTones: Record<HouseStanding, string> = {
	...{ open: 'ok', ownerless: 'warn', suspended: 'bad', closed: 'neutral' },
};
