import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessForm } from './business-form.tsx';

/** The business facts, to read or to change. */
export function BusinessCard() {
	const t = useTranslations('partner.business');
	const [isEditing, setIsEditing] = useState(false);
	const opener = useOpener(isEditing);
	if (isEditing)
		return (
			<Card id="partner-business">
				<BusinessForm onDone={() => setIsEditing(false)} />
			</Card>
		);
	return (
		<Card
			id="partner-business"
			title={t('title')}
			aside={
				<Button ref={opener} size="sm" onClick={() => setIsEditing(true)}>
					<Icon name="pencil" />
					{t('edit')}
				</Button>
			}
		>
			<BusinessFacts />
		</Card>
	);
}
