import type { DemoPromotion } from '../demo-promotion.ts';

export const skinCheckAutumn = {
	id: 'skin-check-autumn',
	area: 'medical',
	productIds: ['laser-toning-consultation'],
	discount: { percent: 15 },
	startsInDays: -30,
	endsInDays: 31,
	service: { fromInDays: -30, toInDays: 60 },
	memberLimit: 1,
	picture: 'skin-day-1',
	texts: {
		ko: {
			title: '피부 진단과 레이저 토닝 1회, 15% 할인',
			lead: '전문의가 먼저 피부를 봅니다. 맞는다고 판단할 때만 시술하고, 그때의 가격이 15% 낮습니다.',
			body: [
				'진찰한 의사가 시술이 맞지 않는다고 판단하면 상담과 촬영 비용만 냅니다. 할인은 회원 한 분이 한 번 쓸 수 있습니다.',
				'시술 뒤 붉은기, 따가움, 건조함이나 일시적인 색소 침착이 생길 수 있으며 결과는 사람마다 다릅니다.',
			].join('\n\n'),
			audience: 'Maru에서 예약하는 19세 이상 외국인',
			scope:
				'전문의 진찰과 상담, 피부 촬영, 얼굴 레이저 토닝 1회, 진정 관리, 통역. 추가 시술과 약은 포함하지 않습니다.',
		},
		en: {
			title: 'Skin examination and one session of laser toning, 15% off',
			lead: 'A specialist looks at your skin first. The session takes place only if it suits you, and is then 15% off.',
			body: [
				'If the doctor decides against it, you pay for the consultation and the skin images only. A member can use the discount once.',
				'Possible side effects: redness, stinging, dryness or temporary darkening of the skin. Results vary from person to person.',
			].join('\n\n'),
			audience: 'Visitors from abroad aged 19 or older who reserve through Maru',
			scope:
				'Examination and consultation by the specialist, skin images, one session of laser toning of the face, soothing care, interpreter. Further treatments and medicine are not covered.',
		},
		ru: {
			title: 'Осмотр кожи и один сеанс лазерного тонинга: скидка 15 %',
			lead: 'Сначала кожу осматривает дерматолог. Сеанс проводят, только если он вам подходит, и тогда он стоит на 15 % меньше.',
			body: [
				'Если врач решит иначе, вы платите только за консультацию и снимки кожи. Скидкой можно воспользоваться один раз с одного аккаунта.',
				'Возможны покраснение, жжение, сухость или временное потемнение кожи; результаты индивидуальны.',
			].join('\n\n'),
			audience: 'Иностранные гости от 19 лет, которые бронируют через Maru',
			scope:
				'Осмотр и консультация дерматолога, снимки кожи, один сеанс лазерного тонинга лица, успокаивающий уход, переводчик. Дополнительные процедуры и лекарства не входят.',
		},
		th: {
			title: 'ตรวจผิวและเล\u2060เซอร์\u2060โทน\u2060นิ่ง 1 ครั้ง ลด 15%',
			lead: 'แพทย์เฉพาะทางตรวจผิวก่อน และทำเล\u2060เซอร์เฉพาะเมื่อแพทย์เห็นว่าเหมาะสม ลด 15%',
			body: [
				'หากแพทย์เห็นว่าไม่เหมาะ คุณจ่ายเฉพาะค่าปรึกษาและค่าถ่ายภาพผิว สมาชิกหนึ่งคนใช้ส่วนลดได้หนึ่งครั้ง',
				'อาจมีรอยแดง แสบ ผิวแห้ง หรือรอยคล้ำชั่วคราว ผลลัพธ์แตกต่างกันในแต่ละบุคคล',
			].join('\n\n'),
			audience: 'ชาวต่างชาติอายุ 19 ปีขึ้นไปที่จองผ่าน Maru',
			scope:
				'การตรวจและปรึกษาแพทย์เฉพาะทาง ภาพถ่ายผิว เล\u2060เซอร์\u2060โทน\u2060นิ่งใบหน้า 1 ครั้ง การดูแลหลังทำ และล่าม ไม่รวมการรักษาเพิ่มและยา',
		},
		vn: {
			title: 'Khám da và một lần laser toning, giảm 15%',
			lead: 'Bác sĩ chuyên khoa xem da trước. Chỉ thực hiện khi phù hợp với Quý khách, và khi đó giá giảm 15%.',
			body: [
				'Nếu bác sĩ thấy không phù hợp, Quý khách chỉ trả phí tư vấn và chụp da. Mỗi thành viên dùng ưu đãi một lần.',
				'Da có thể đỏ, rát, khô hoặc sạm tạm thời; kết quả khác nhau ở mỗi người.',
			].join('\n\n'),
			audience: 'Khách nước ngoài từ 19 tuổi đặt qua Maru',
			scope:
				'Khám và tư vấn với bác sĩ chuyên khoa, chụp da, một lần laser toning mặt, chăm sóc làm dịu da, phiên dịch. Không gồm điều trị thêm và thuốc.',
		},
		id: {
			title: 'Pemeriksaan kulit dan satu sesi laser toning, diskon 15%',
			lead: 'Dokter spesialis memeriksa kulit Anda lebih dulu. Sesi hanya dilakukan bila cocok, dan harganya didiskon 15%.',
			body: [
				'Jika dokter menilai tidak cocok, Anda hanya membayar konsultasi dan foto kulit. Satu anggota dapat memakai diskon ini satu kali.',
				'Kulit dapat memerah, perih, kering, atau menggelap sementara; hasil tiap orang berbeda.',
			].join('\n\n'),
			audience: 'Tamu asing berusia 19 tahun ke atas yang memesan lewat Maru',
			scope:
				'Pemeriksaan dan konsultasi dokter spesialis, foto kulit, satu sesi laser toning wajah, perawatan yang menenangkan kulit, penerjemah. Tindakan tambahan dan obat tidak termasuk.',
		},
	},
} satisfies DemoPromotion;
