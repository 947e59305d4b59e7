import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProvidedRatings } from '#views/rating/provided-ratings.tsx';
import { PageHead } from '../page-head.tsx';

/** What guests say of a house's products: to be answered once, or reported. */
export function ProvidedRatingsPage() {
	const t = useTranslations('rating.desk');
	const pages = useTranslations('console.pages');
	const [message, setMessage] = useState<string>();
	return (
		<>
			<PageHead title={pages('ratings')} />
			<Card>
				{/* The list below begins with a heading of the third level. */}
				<h2 className="visually-hidden">{pages('ratings')}</h2>
				<ProvidedRatings onDone={setMessage} />
			</Card>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}
