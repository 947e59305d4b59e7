import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { sayIn } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor, isRunByAgency } from '#domain/organisation/rights.ts';
import { videoMinutes } from '#domain/video/wished-times.ts';
import { recordAudit, recordLook } from '#server/features/audit/audit.repo.ts';
import { forgetProfile } from '#server/features/profile/profile-cache.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { openWords } from './sealed-words.ts';
import { findOfferedHouse, findOfferedProduct, findVideo, isVideoOn, setVideoOn } from './video.repo.ts';
import { readsWords, videoRoleOf, viewVideo } from './video-view.ts';

/** One talk. What it is about is health: each look of the house is written down before it is shown. */
export async function readVideo(
	{ queries, services, now, viewer }: MemberContext,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const found = await findVideo(queries, id);
	const role = found && videoRoleOf(viewer, found);
	if (!found || !role) return refuse('not-found');
	const words = openWords(services.keys, found.row);
	if (role === 'house' && words.topic !== null && readsWords(viewer, role, found))
		await recordLook(queries, {
			...{ event: 'video.topic-read', actor: 'provider', actorId: viewer.id, subjectId: found.row.memberId },
			...{ subject: ['video', id], details: { as: actingFor(viewer, found.organisationId) }, at: now },
		});
	return accept(viewVideo(found, words, { viewer, role, language, now }));
}

type Asked = { product?: string | undefined; provider?: string | undefined; language: ContentLocale };

/** With whom a talk would be. */
export async function readOffer({ queries, now }: Pick<MemberContext, 'queries' | 'now'>, asked: Asked) {
	const say = sayIn(asked.language);
	const isOn = await isVideoOn(queries);
	const house =
		asked.product !== undefined
			? await findOfferedProduct(queries, asked.product, now)
			: asked.provider === undefined
				? undefined
				: await findOfferedHouse(queries, asked.provider, now);
	return accept({
		isOn,
		minutes: videoMinutes,
		house: house
			? {
					provider: {
						...{ ...house.provider, name: say(house.provider.name), trade: say(house.provider.trade) },
						isRunByAgency: isRunByAgency(house.organisationId),
					},
					product: house.product && {
						...{ id: house.product.id, area: house.product.area, title: say(house.product.titles) },
					},
				}
			: null,
	});
}

export async function switchVideo({ queries, services, now, viewer }: MemberContext, { isOn }: { isOn: boolean }) {
	const result = await services.transact(async (work) => {
		const was = await isVideoOn(work);
		await setVideoOn(work, isOn);
		await recordAudit(work, {
			...{ event: 'video.switched', actor: 'operator', actorId: viewer.id, subjectId: null },
			...{ subject: ['video', ''], changes: { isOn: { before: was, after: isOn } }, at: now },
		});
		return accept({ isOn });
	});
	forgetProfile(queries);
	return result;
}
