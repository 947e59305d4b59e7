/** Who does business here: a partner's business, or the agency that runs the site. */
export const organisationKinds = ['provider', 'agency'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

/** `applied` and `refused` are a cooperative sign-up's; a suspended one sells nothing; a closed one stays for the books. */
const organisationStatuses = ['applied', 'approved', 'refused', 'suspended', 'closed'] as const;
export type OrganisationStatus = (typeof organisationStatuses)[number];

/** Who answers for guests: what was reserved of a suspended house is still served, by the same people. */
export const servingStatuses = ['approved', 'suspended'] as const satisfies readonly OrganisationStatus[];
export const isServing = (status: OrganisationStatus): boolean =>
	(servingStatuses as readonly OrganisationStatus[]).includes(status);

/** There is one agency, and it is known by its id everywhere: its staff are the operators. */
export const agencyId = 'a0000000-0000-4000-8000-000000000001';

/** What somebody is where they work: a named set of rights (rights.ts), the widest first. */
export const roles = ['owner', 'manager', 'desk', 'guide', 'interpreter'] as const;
export type Role = (typeof roles)[number];

/** Where somebody works, and as what. */
export type Work = {
	organisationId: string;
	role: Role;
	status: OrganisationStatus;
	/** A program that works with a key has these rights of the role, and no other. */
	only?: readonly string[];
	/** Of the agency's staff: what of the operators' work they look after; null is all of it (duties.ts). */
	duties?: readonly string[] | null;
};
