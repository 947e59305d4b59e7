import type { CallApi } from '#contract/api.ts';
import { type Press, wishStore } from '../wish-store.ts';
import { wishDevice } from './wish-device.ts';
import { loadMarks, mergeDevice } from './wish-server.ts';
import { createWishWatch } from './wish-watch.ts';

/** What is said over the page: what could not be kept, or what was taken over. */
export type WishNews =
	| { what: 'failed' | 'full' | 'closed'; title: string }
	| { what: 'merged' | 'leftOut'; count: number };

type Given = { callApi: CallApi; isMember: boolean; tell: (news: WishNews) => void };

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;

const tellMerged =
	(tell: Given['tell']) =>
	({ added, leftOut }: { added: number; leftOut: readonly string[] }): void => {
		if (leftOut.length > 0) tell({ what: 'leftOut', count: leftOut.length });
		else if (added > 0) tell({ what: 'merged', count: added });
	};

const readDevice = () => wishDevice.read().map(({ productId }) => productId);

/**
 * Keeps what the hearts say: a member's on the server, a visitor's on the device, from where they go to the server with
 * the first page after a login. A heart shows at once what was pressed, and springs back when it could not be kept.
 */
export function createWishKeeper({ callApi, isMember, tell }: Given) {
	/** As they are kept. */
	let kept = new Set<string>();
	/** Pressed and not kept yet; the last press of a product counts. */
	const wanted = new Map<string, Press>();
	const underWay = new Set<string>();
	/** Kept since the page began: an answer that was already on its way does not know of it. */
	const settled = new Map<string, boolean>();
	const watch = createWishWatch();

	function publish(): void {
		const ids = new Set(kept);
		for (const [id, { isOn }] of wanted)
			if (isOn) ids.add(id);
			else ids.delete(id);
		wishStore.set({ ids });
	}

	function settle(id: string, isOn: boolean): void {
		settled.set(id, isOn);
		if (isOn) kept.add(id);
		else kept.delete(id);
	}

	async function keepOne(id: string): Promise<void> {
		if (underWay.has(id)) return;
		underWay.add(id);
		for (let press = wanted.get(id); press; press = wanted.get(id)) {
			const { wish, isOn } = press;
			try {
				await callApi(isOn ? 'PUT /api/wishes/:productId' : 'DELETE /api/wishes/:productId', {
					params: { productId: id },
				});
				settle(id, isOn);
				if (!isOn) wishDevice.remove([id]);
				if (wanted.get(id)?.isOn === isOn) wanted.delete(id);
			} catch (error) {
				wanted.delete(id);
				tell({ what: codeOf(error) === 'wishes-full' ? 'full' : 'failed', title: wish.title });
			}
		}
		underWay.delete(id);
		publish();
	}

	function keepOnDevice({ wish, isOn }: Press): void {
		if (isOn) {
			const outcome = wishDevice.add(wish);
			if (outcome !== 'kept') tell({ what: outcome, title: wish.title });
		} else wishDevice.remove([wish.productId]);
		kept = new Set(readDevice());
		publish();
	}

	return {
		async start(): Promise<void> {
			kept = new Set(readDevice());
			publish();
			if (isMember) await mergeDevice(callApi).then(tellMerged(tell), () => undefined);
			wishStore.set({ isWhole: true });
			// Without an answer hearts show what this device knows; the next page asks again.
			const marks = await loadMarks(callApi, isMember).catch(() => undefined);
			if (!marks) return;
			if (isMember) kept = new Set([...marks.map(({ productId }) => productId), ...readDevice()]);
			for (const [id, isOn] of settled) settle(id, isOn);
			publish();
			watch.learn(marks);
		},
		/** Takes what was pressed since. */
		take(presses: readonly Press[]): void {
			for (const press of presses)
				if (isMember) {
					wanted.set(press.wish.productId, press);
					void keepOne(press.wish.productId);
				} else keepOnDevice(press);
		},
		/** The list is open: what stands in it is looked at. */
		look: watch.look,
		/** Another tab of a visitor's. */
		reread(): void {
			if (isMember) return;
			kept = new Set(readDevice());
			publish();
		},
	};
}
export type WishKeeper = ReturnType<typeof createWishKeeper>;
