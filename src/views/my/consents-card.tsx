import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { memberEndpoints } from '#contract/api/member.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { AnyConsent } from '#domain/member/consent.ts';
import { formatDate } from '#i18n/format.ts';
import { versionText } from '#i18n/version-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './card-content.module.css';
import { meQuery } from './me-query.ts';
import { consentsQuery } from './my-queries.ts';
import { useReadText } from './read-text.tsx';
import { useSay } from './say.tsx';
import { Unseen } from './unseen.tsx';
import { useMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

type Consent = OutputOf<(typeof memberEndpoints)['GET /api/members/me/consents']>['items'][number];

/** Each with its version and day; what the account does not need can be withdrawn. */
export function ConsentsCard() {
	const t = useTranslations('my.consents');
	const { data } = useSuspenseQuery(consentsQuery(useApi()));
	return (
		<Card id="consents" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				<ul className={styles.rows}>
					{data.items.map((consent) => (
						<ConsentRow key={consent.kind} consent={consent} />
					))}
					{data.withReservations.map(({ kind, count, lastOn }) => (
						<li key={kind}>
							<div className={styles.what}>
								<b>{t(`kind.${kind}`)}</b>
								<span className={styles.small}>{t('withReservations', { count, date: formatDate(lastOn) })}</span>
							</div>
							<div className={`${styles.tools} ${styles.quietFirst}`}>
								<ReadButton kind={kind} />
							</div>
						</li>
					))}
				</ul>
			</div>
		</Card>
	);
}

function ReadButton({ kind }: { kind: AnyConsent }) {
	const t = useTranslations('my.consents');
	const readText = useReadText();
	return (
		<Button variant="quiet" size="sm" onClick={() => readText(kind)}>
			{t('read')}
			<Unseen>{t(`kind.${kind}`)}</Unseen>
		</Button>
	);
}

function useChangeConsent(kind: Consent['kind']) {
	const t = useTranslations('my.consents');
	const callApi = useApi();
	const client = useQueryClient();
	const language = useWordsLocale();
	const say = useSay();
	const saving = useSaving({ textOf: useMyFailure() });
	const change = async (version: string | null): Promise<boolean> => {
		const body = { version, language };
		const answer = await saving.save(() => callApi('PUT /api/members/me/consents/:kind', { params: { kind }, body }));
		if (!answer) return false;
		client.setQueryData(consentsQuery(callApi).queryKey, answer);
		say(version === null ? t('withdrawnNow') : t('agreed'));
		// Without its consent the number is gone.
		if (kind === 'passport') await client.invalidateQueries({ queryKey: meQuery(callApi).queryKey });
		return true;
	};
	return { ...saving, change };
}

function ConsentRow({ consent }: { consent: Consent }) {
	const { kind, version, currentVersion, isRequired } = consent;
	const t = useTranslations('my.consents');
	const me = useMe();
	const { isBusy, failure, change } = useChangeConsent(kind);
	const [isWithdrawing, setIsWithdrawing] = useState(false);
	const name = t(`kind.${kind}`);
	const isOutdated = version !== null && currentVersion !== null && version !== currentVersion;
	// Asked for together with the number, above.
	const canAgree =
		currentVersion !== null && (version === null || isOutdated) && (kind !== 'passport' || me.passportMasked);
	return (
		<li>
			<div className={styles.what}>
				<b>{name}</b>
				<span className={styles.small}>
					<Standing {...consent} />
					{isRequired && ` · ${t('required')}`}
				</span>
				{isOutdated && <span className={styles.small}>{t('outdated', { version: versionText(currentVersion) })}</span>}
				{failure && !isWithdrawing && (
					<Note tone="bad" isAlert>
						{failure}
					</Note>
				)}
			</div>
			<div className={`${styles.tools} ${styles.quietFirst}`}>
				<ReadButton kind={kind} />
				{canAgree && (
					<Button size="sm" variant="brand" isBusy={isBusy} onClick={() => void change(currentVersion)}>
						{t('agree')}
						<Unseen>{name}</Unseen>
					</Button>
				)}
				{version !== null && !isRequired && (
					<Button size="sm" onClick={() => setIsWithdrawing(true)}>
						{t('withdraw')}
						<Unseen>{name}</Unseen>
					</Button>
				)}
			</div>
			<ConfirmDialog
				isOpen={isWithdrawing}
				title={t('withdrawTitle')}
				confirmLabel={t('withdrawConfirm')}
				cancelLabel={t('keep')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={async () => {
					if (await change(null)) setIsWithdrawing(false);
				}}
				onClose={() => setIsWithdrawing(false)}
			>
				{t('withdrawText', { kind })}
			</ConfirmDialog>
		</li>
	);
}

function Standing({ version, givenOn, withdrawnOn }: Consent) {
	const t = useTranslations('my.consents');
	if (version !== null) return t('given', { date: formatDate(givenOn ?? ''), version: versionText(version) });
	return withdrawnOn === null ? t('never') : t('withdrawn', { date: formatDate(withdrawnOn) });
}
