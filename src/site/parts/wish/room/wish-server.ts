import type { WishMark } from '#contract/api/wish.ts';
import type { CallApi } from '#contract/api.ts';
import { wishDevice } from './wish-device.ts';

/** What this device remembers goes to the member's list; what there is no room for, or does not arrive, stays here. */
export async function mergeDevice(callApi: CallApi): Promise<{ added: number; leftOut: readonly string[] }> {
	const wishes = wishDevice.read().map(({ productId, won }) => ({ productId, won }));
	if (wishes.length === 0) return { added: 0, leftOut: [] };
	const { added, leftOut } = await callApi('POST /api/wishes', { body: { wishes } });
	wishDevice.remove(wishes.map(({ productId }) => productId).filter((id) => !leftOut.includes(id)));
	return { added, leftOut };
}

/** How each of them stands today: the server's for a member, else those this device remembers. */
export async function loadMarks(callApi: CallApi, isMember: boolean): Promise<WishMark[]> {
	if (isMember) return (await callApi('GET /api/wishes/marks', {})).marks;
	const device = wishDevice.read();
	if (device.length === 0) return [];
	const productIds = device.map(({ productId }) => productId);
	const { marks } = await callApi('POST /api/wish-lookups/marks', { body: { productIds } });
	const thenOf = new Map(device.map(({ productId, won }) => [productId, won]));
	return marks.map((mark) => ({ ...mark, wonThen: thenOf.get(mark.productId) ?? null }));
}
