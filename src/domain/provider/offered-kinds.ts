import { kinds } from '../area/areas.ts';
import { agencyId } from '../organisation/organisation.ts';

type House = { organisationId: string; serviceItems: readonly string[] | null };

const everyKind = Object.keys(kinds);

/** The agency may offer everything; a business what it was approved for. */
export const offeredKinds = ({ organisationId, serviceItems }: House): string[] =>
	organisationId === agencyId
		? everyKind
		: (serviceItems ?? []).flatMap((item) => item.split('.')[1] ?? []).filter((slug) => slug in kinds);
