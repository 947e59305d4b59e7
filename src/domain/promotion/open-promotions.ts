import type { AreaSlug } from '../area/areas.ts';
import { isOpenTo, type Promotion } from './promotion.ts';
import { isFullyStated } from './promotion-statement.ts';

/** A promotion with what has to be stated of it, and how often the one who asks holds it already. */
type Found = Promotion & { texts: Parameters<typeof isFullyStated>[0]['texts']; usedByMember: number };

type Asked = { product: { id: string; area: AreaSlug; kind: string }; now: Date; code?: string | undefined };

/** Of promotions as they were found those that can be had: by the rules, and with everything said that has to be. */
export const openPromotions = <One extends Found>(found: readonly One[], asked: Asked): One[] =>
	found.filter((one) => isFullyStated(one) && isOpenTo(one, { ...asked, usedByMember: one.usedByMember }));
