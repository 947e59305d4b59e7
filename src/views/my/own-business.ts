import type { Me, OwnBusiness } from '#contract/api/member.ts';

/** The business the address names, else the first: every call about it names the same one. */
export const ownBusiness = ({ businesses }: Pick<Me, 'businesses'>, named: string | null): OwnBusiness | undefined =>
	businesses.find(({ organisation }) => organisation === named) ?? businesses[0];
