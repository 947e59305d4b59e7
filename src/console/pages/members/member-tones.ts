import type { MemberRow } from '#contract/api/member-desk.ts';

export const memberTones: Record<MemberRow['status'], string> = {
	...{ active: 'ok', suspended: 'bad', closed: 'neutral', guest: 'neutral' },
};
