import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './details-card.module.css';
import { detailsDraft } from './details-draft.ts';
import { DetailsForm } from './details-form.tsx';
import { isFamilyNameFirst } from './family-name-first.ts';
import { ownCountryQuery } from './my-queries.ts';
import { useEditing } from './use-editing.ts';
import { useMe } from './use-me.ts';

/** SPEC section 2: modify information. */
export function DetailsCard() {
	const t = useTranslations('my.details');
	const me = useMe();
	const { isEditing, opener, open, close } = useEditing();
	const [isKept, setIsKept] = useState(false);
	// After the first rendering: the server cannot know what this tab has kept.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
	useEffect(() => {
		if (!detailsDraft(me).kept()) return;
		setIsKept(true);
		open();
	}, [me.id, open]);
	const done = () => {
		setIsKept(false);
		close();
	};
	if (isEditing)
		return (
			<Card id="details" title={t('title')}>
				<DetailsForm me={me} isKept={isKept} onDone={done} />
			</Card>
		);
	return (
		<Card
			id="details"
			title={t('title')}
			footer={
				<Button ref={opener} variant="primary" onClick={open}>
					{t('modify')}
				</Button>
			}
		>
			<Facts />
		</Card>
	);
}

function Facts() {
	const t = useTranslations('my.details');
	const my = useTranslations('my');
	const me = useMe();
	const locale = useWordsLocale();
	const { data: country } = useSuspenseQuery(ownCountryQuery(useApi(), locale));
	const names = [
		{ name: t('firstName'), value: me.firstName },
		{ name: t('lastName'), value: me.lastName },
	];
	const facts = [
		...(isFamilyNameFirst(locale) ? names.reverse() : names),
		...(me.ownName ? [{ name: t('ownName'), value: me.ownName }] : []),
		{ name: t('birth'), value: me.birthOn && formatDate(me.birthOn) },
		{ name: t('gender'), value: me.gender && t(me.gender) },
		{ name: t('country'), value: country },
		{ name: t('phone'), value: me.phone && formatPhone(me.phone) },
		{ name: t('address'), value: me.address },
	];
	return (
		<dl className={styles.facts}>
			{facts.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					{value ? <dd>{value}</dd> : <dd className={styles.missing}>{my('notGiven')}</dd>}
				</div>
			))}
		</dl>
	);
}
