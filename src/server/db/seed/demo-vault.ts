import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { type DemoVaultFile, demoVault } from '#demo/vault.ts';
import { areaOf, areaSlugs } from '#domain/area/areas.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { shareDays, shareEnd } from '#domain/vault/vault.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { sealWords } from '#server/features/vault/sealed-vault.ts';
import { insertVaultFile } from '#server/features/vault/vault.repo.ts';
import { insertVaultConsent } from '#server/features/vault/vault-consent.repo.ts';
import { shareVaultFiles } from '#server/features/vault/vault-share.repo.ts';
import { newFileKey, writePart } from '#server/files/stored-parts.ts';
import { product } from '../schema/product.ts';
import { provider } from '../schema/provider.ts';
import { reservation } from '../schema/reservation.ts';
import type { DemoServices } from './demo-members.ts';
import { demoPaper } from './demo-paper.ts';
import type { DemoHouse } from './demo-reservations.ts';

const picture = { width: 720, height: 540 };
const skin = [233, 196, 166];
const cheek = [226, 176, 141];
const mark = [185, 111, 91];
const marks = [180, 260, 330, 410, 470].map((x, at) => ({ x, y: 210 + at * 32, radius: 9 + at * 2 }));

/** A cheek with some marks, point by point: what reads drawings from outside is shut off here. */
function drawing(): Buffer {
	const points = Buffer.alloc(picture.width * picture.height * 3);
	for (let y = 0; y < picture.height; y += 1)
		for (let x = 0; x < picture.width; x += 1) {
			const isMarked = marks.some((one) => (x - one.x) ** 2 + (y - one.y) ** 2 < one.radius ** 2);
			const isOnCheek = ((x - 380) / 250) ** 2 + ((y - 270) / 200) ** 2 < 1;
			points.set(isMarked ? mark : isOnCheek ? cheek : skin, (y * picture.width + x) * 3);
		}
	return points;
}

async function bytesOf({ kind, lines = [] }: DemoVaultFile) {
	if (kind === 'pdf') return { bytes: demoPaper(lines), mediaType: 'application/pdf', width: null };
	const bytes = await sharp(drawing(), { raw: { ...picture, channels: 3 } })
		.webp({ quality: 70 })
		.toBuffer();
	return { bytes, mediaType: 'image/webp', width: picture.width };
}

/** Health files of the demonstration's traveller, one of them shared with the clinic they go to. */
export async function insertVault(house: DemoHouse, services: DemoServices): Promise<void> {
	const { work, keys, now } = house;
	const version = (await findCurrentVersions(work, now)).vault;
	if (version === undefined) return;
	const owners = new Set(demoVault.map(({ member }) => member));
	for (const owner of owners) {
		const { id: memberId, locale } = house.memberOf(owner);
		await insertVaultConsent(work, { memberId, version, locale, givenAt: now });
	}
	for (const demo of demoVault) {
		const id = randomUUID();
		const { id: ownerId } = house.memberOf(demo.member);
		const { bytes, mediaType, width } = await bytesOf(demo);
		const key = newFileKey(services, id);
		await writePart(services, { id, key }, 'paper', [bytes]);
		const variants = [{ name: 'paper', mediaType, width, bytes: bytes.length }];
		const row = { id, ownerId, use: 'vault-file' as const, name: '', mediaType, variants, picture: null, key };
		await insertFile(work, { ...row, bytes: bytes.length }, { grants: [], now });
		const takenOn = koreanDay(new Date(now.getTime() - demo.takenDaysAgo * dayMs));
		const sealed = sealWords(keys, id, { name: demo.name, takenOn });
		await insertVaultFile(work, {
			...{ fileId: id, memberId: ownerId, sealed, pages: 1, isKept: demo.isKept, createdAt: now },
		});
		if (demo.isShared) await shareForVisit(house, { fileId: id, memberId: ownerId });
	}
}

/** The next reservation of a service of health; without one nothing is shared. */
async function shareForVisit({ work, now }: DemoHouse, { fileId, memberId }: { fileId: string; memberId: string }) {
	const healthAreas = areaSlugs.filter((area) => areaOf(area).isHealth);
	const [visit] = await work
		.select({ id: reservation.id, organisationId: provider.organisationId })
		.from(reservation)
		.innerJoin(product, and(eq(product.id, reservation.productId), inArray(product.area, healthAreas)))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(
			and(
				eq(reservation.memberId, memberId),
				inArray(reservation.status, ['requested', 'confirmed']),
				gt(reservation.endsAt, now),
			),
		)
		.orderBy(asc(reservation.endsAt))
		.limit(1);
	if (!visit) return;
	const subject = { kind: 'reservation' as const, id: visit.id };
	const until = shareEnd(now, shareDays.usual);
	await shareVaultFiles(work, {
		memberId,
		fileIds: [fileId],
		subject,
		organisationId: visit.organisationId,
		until,
		now,
	});
}
