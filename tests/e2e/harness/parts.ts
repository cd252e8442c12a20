/** All parts that can be added to the base game and to the competitive one. */
export const kAddedParts = ['abbot', 'inns', 'builder', 'pig', 'goods', 'dragon', 'fairy', 'princesses', 'portals', 'towers', 'abbeys', 'mayor', 'wagon', 'barn'];
