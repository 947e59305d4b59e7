import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookRow } from '#contract/api/webhook.ts';
import type { CallApi } from '#contract/api.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './api.module.css';
import { DeliveryLog, deliveriesKey } from './delivery-log.tsx';
import { SecretSheet } from './secret-sheet.tsx';

export const hooksKey = 'GET /api/organisations/:id/webhooks';

export type HookProps = {
	organisation: string;
	/** For operators, who see another's webhooks and take them away. */
	isOfAnother?: boolean;
	onTold: (sentence: string) => void;
};

export function HookList({ organisation, isOfAnother = false, onTold }: HookProps) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [hooksKey, organisation],
		queryFn: ({ pageParam: cursor }) => callApi(hooksKey, { params: { id: organisation }, query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<Card title={t('hooks.title')}>
			{!isOfAnother && <p className={styles.small}>{t('hooks.text')}</p>}
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <p className={styles.empty}>{t('hooks.empty')}</p>;
					return (
						<ul className={styles.hooks}>
							{items.map((one) => (
								<HookItem key={one.id} {...{ organisation, isOfAnother, one, onTold }} />
							))}
						</ul>
					);
				}}
			</Await>
		</Card>
	);
}

const tones = { on: 'ok', failing: 'warn', stopped: 'neutral', failed: 'bad' } as const;

function HookItem({ organisation, isOfAnother, one, onTold }: HookProps & { one: WebhookRow }) {
	const t = useTranslations('console.api');
	const names = one.kinds.map((kind) => t(`kind.${kind}`));
	return (
		<li className={styles.hook}>
			<p className={styles.name}>
				<b>{one.address}</b> <Badge tone={tones[one.state]}>{t(`hooks.state.${one.state}`)}</Badge>
			</p>
			<p className={styles.rights}>{names.join(' · ')}</p>
			{one.oldSecretUntil && (
				<p className={styles.small}>{t('hooks.bothUntil', { time: momentOf(one.oldSecretUntil) })}</p>
			)}
			{isOfAnother ? (
				<div className={styles.deeds}>
					<HookRemoval {...{ organisation, one, onTold }} />
				</div>
			) : (
				<>
					<HookDeeds {...{ organisation, one, onTold }} />
					<DeliveryLog organisation={organisation} webhook={one.id} onTold={onTold} />
				</>
			)}
		</li>
	);
}

/** What can be done with it: tried, turned on and off, signed anew, removed. */
function HookDeeds({ organisation, one, onTold }: HookProps & { one: WebhookRow }) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const client = useQueryClient();
	const { save, failure, isBusy } = useSaving({ textOf: useConsoleFailure() });
	const { signedIn, dialog } = useSignInAgain();
	const [secret, setSecret] = useState<string>();
	const params = { id: organisation, webhookId: one.id };
	const isOn = one.state === 'on' || one.state === 'failing';
	const renewed = () => client.invalidateQueries({ queryKey: [hooksKey, organisation] });
	const test = async () => {
		if (!(await save(() => callApi('POST /api/organisations/:id/webhooks/:webhookId/tests', { params })))) return;
		onTold(t('hooks.tested'));
		await client.invalidateQueries({ queryKey: [deliveriesKey, one.id] });
	};
	const turn = async () => {
		const body = { kinds: one.kinds, isOn: !isOn };
		await save(() => callApi('PUT /api/organisations/:id/webhooks/:webhookId', { params, body }));
		await renewed();
	};
	const renew = async () => {
		const key = 'POST /api/organisations/:id/webhooks/:webhookId/secret';
		await save(async () => setSecret((await signedIn(() => callApi(key, { params })))?.secret));
		await renewed();
	};
	return (
		<div className={styles.deeds}>
			{isOn && (
				<Button size="sm" isBusy={isBusy} onClick={() => void test()}>
					{t('hooks.test')}
				</Button>
			)}
			<Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void turn()}>
				{t(isOn ? 'hooks.turnOff' : 'hooks.turnOn')}
			</Button>
			<Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void renew()}>
				{t('hooks.renew')}
			</Button>
			<HookRemoval {...{ organisation, one, onTold }} />
			<FailureNote>{failure}</FailureNote>
			{dialog}
			<SecretSheet
				title={t('hooks.madeTitle')}
				text={t('hooks.madeText')}
				secret={secret}
				onClose={() => setSecret(undefined)}
			/>
		</div>
	);
}

function HookRemoval({ organisation, one, onTold }: HookProps & { one: WebhookRow }) {
	const t = useTranslations('console.api');
	const client = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const params = { id: organisation, webhookId: one.id };
	return (
		<>
			<Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
				{t('hooks.remove')}
			</Button>
			<RemoveDialog
				isOpen={isAsking}
				remove={(call) => call('DELETE /api/organisations/:id/webhooks/:webhookId', { params })}
				onClose={() => setAsking(false)}
				onDone={() => {
					onTold(t('hooks.removed'));
					void client.invalidateQueries({ queryKey: [hooksKey, organisation] });
				}}
			/>
		</>
	);
}

type Removing = {
	isOpen: boolean;
	remove: (call: CallApi) => Promise<unknown>;
	onClose: () => void;
	onDone: () => void;
};

function RemoveDialog({ isOpen, remove, onClose, onDone }: Removing) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const { save, failure, isBusy, forget } = useSaving({ textOf: useConsoleFailure() });
	const close = () => {
		forget();
		onClose();
	};
	const confirm = async () => {
		if (!(await save(() => remove(callApi)))) return;
		close();
		onDone();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('hooks.removeTitle')}
			confirmLabel={t('hooks.remove')}
			cancelLabel={t('cancel')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={() => void confirm()}
			onClose={close}
		>
			{t('hooks.removeText')}
		</ConfirmDialog>
	);
}
