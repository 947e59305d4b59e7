import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { factorsView } from './factors-view.ts';

export const listFactors = async (own: MemberContext) => accept(await factorsView(own));
