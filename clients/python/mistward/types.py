"""
The documents of the protocol as types, made by `tools/make_types.py` from the schemas: do not edit.

The guide of the protocol says what they mean. A newer server may send more fields than stand here.
"""

from typing import Any, Literal, NotRequired, TypedDict

RoomId = str

Name = str
"""Free text for people: without control characters, not only spaces. A name that is given has narrower bounds, those of given_name."""

RoomStatus = Literal['open', 'playing', 'over', 'closed']
"""closed: by an administrator, for good."""

Visibility = Literal['listed', 'private']

Game = Literal['mists', 'ghosts', 'base']
"""mists: co-operative; ghosts: competitive; base: without the expansion."""

Level = Literal[1, 2, 3, 4, 5, 6]
"""Of the co-operative game."""

Colour = Literal['red', 'green', 'blue', 'yellow', 'black', 'pink']


class ChosenModules(TypedDict):
    ghosts: bool
    castles: bool
    cemeteries: bool

Modules = ChosenModules | None
"""The parts of the expansion in a competitive game; null in another."""

Part = Literal['abbot', 'inns', 'builder', 'pig', 'goods', 'dragon', 'fairy', 'princesses', 'portals', 'towers', 'abbeys', 'mayor', 'wagon', 'barn']
"""What can be added to a competitive game."""

Parts = list[Part]
"""What is added to a competitive game; else left out."""


class TimerSetting(TypedDict):
    per: Literal['turn', 'game']
    seconds: int

Timer = TimerSetting | None
"""How long somebody may think: at most 14 days. A timer of a day or more is one for games over days: its time runs on while the server is down."""

Absence = Literal['companion', 'wait']
"""What happens when a human's seat must decide and nobody is there."""

GraceSeconds = int
"""Until a companion decides for somebody absent, if absence is companion."""

Skill = Literal['novice', 'casual', 'keen', 'strong', 'best']
"""How well companions play."""

UndoRule = Literal['never', 'turn', 'consent']
"""never; turn: one's own decisions, until something was revealed; consent: anything, if everybody agrees."""

WordFor = Literal['seat', 'watch']
"""What the word of a room is needed for: to take a seat, or to watch as well."""


class RoomOptionsAids(TypedDict):
    council: bool
    hints: bool
    odds: bool


class RoomOptions(TypedDict):
    """OPTIONS, each of them."""

    timer: Timer
    absence: Absence
    grace_seconds: GraceSeconds
    companions_yield: bool
    skill: Skill
    undo: UndoRule
    spectators: bool
    word_for: WordFor
    chat: bool
    aids: RoomOptionsAids

Lesson = Literal[1, 2, 3, 4, 5, 6, 7, 8]
"""1 to 6: of that level; 7: of Inns & Cathedrals and the builder; 8: of the dragon."""

GameId = str

Seq = int
"""The number of an entry of the log; 0 before the first."""


class RoomForkedFrom(TypedDict):
    game: GameId
    seq: Seq

Seat = int
"""A seat of a room, from 0."""

Colours = list[Colour]
"""Different colours."""


class FreeSeat(TypedDict):
    seat: Seat
    taken: Literal[False]
    name: None
    kind: None
    connected: Literal[False]
    absent: Literal[False]
    colours: Colours

SeatKind = Literal['human', 'bot', 'companion']
"""A program of somebody's own is a bot, one of the server's a companion."""


class TakenSeat(TypedDict):
    seat: Seat
    taken: Literal[True]
    name: Name
    kind: SeatKind
    connected: bool
    absent: bool
    """A companion decides until somebody of the seat is back."""
    colours: Colours
    silenced: NotRequired[bool]
    """It has no word in the chat; left out: it has."""

Time = str
"""RFC 3339, UTC, whole seconds."""

Sha256 = str
"""A SHA-256 or a 256-bit seed, in hex."""


class RoomTileset(TypedDict):
    name: str
    digest: Sha256


class Room(TypedDict):
    """A room and who sits in it."""

    id: RoomId
    name: Name
    status: RoomStatus
    visibility: Visibility
    has_word: bool
    """Whether a word opens its seats, which those who have none must know."""
    game: Game
    level: Level | None
    """null in a competitive game."""
    scoring: list[Colour]
    """Level 6: the scoring colours that were chosen; empty for the first three in play."""
    modules: Modules
    parts: NotRequired[Parts]
    colours: list[Colour]
    """The order in which colours are dealt to the seats."""
    options: RoomOptions
    """OPTIONS, each of them."""
    lesson: Lesson | None
    """Which lesson the room is; null if it is none."""
    paused: bool
    """Nobody decides, and no time passes."""
    game_id: GameId | None
    forked_from: RoomForkedFrom | None
    """The game, and the seq of its log, that this one goes on from."""
    seats: list[FreeSeat | TakenSeat]
    spectators: int
    created_at: Time
    tileset: RoomTileset
    rules: str
    commitment: Sha256 | None
    seed: Sha256 | None
    leader: NotRequired[Seat]
    """The seat that begins games in the owner's place; left out: the owner is there."""


class SnapshotWelcomeYou(TypedDict):
    seat: Seat | None


class UndoRequest(TypedDict):
    """An undo that waits for consent."""

    seat: Seat
    seq: Seq
    agreed: list[Seat]

ProposalNumber = int
"""Counts the proposals of a room, from 1."""

Coordinate = int
"""x grows east, y grows south."""

Rotation = Literal[0, 1, 2, 3]
"""Clockwise quarter turns."""


class PlaceTileDecision(TypedDict):
    id: str
    type: Literal['place_tile']
    x: Coordinate
    y: Coordinate
    rotation: Rotation

Segment = str
"""A segment of a tile: its kind and its count among the tile's of that kind."""


class BuryMeepleDecision(TypedDict):
    id: str
    type: Literal['bury_meeple']
    x: Coordinate
    y: Coordinate
    segment: Segment
    colour: Colour


class BuryFromSupplyDecision(TypedDict):
    id: str
    type: Literal['bury_from_supply']
    colour: Colour


class HauntCemeteryDecision(TypedDict):
    id: str
    type: Literal['haunt_cemetery']
    x: Coordinate
    y: Coordinate

Figure = Literal['abbot', 'large', 'builder', 'pig', 'mayor', 'wagon', 'barn']
"""What stands for a player and is neither a meeple nor a guard, which have no word."""


class HauntMeepleDecision(TypedDict):
    id: str
    type: Literal['haunt_meeple']
    x: Coordinate
    y: Coordinate
    segment: Segment
    colour: Colour
    guard: NotRequired[bool]
    figure: NotRequired[Figure]


class PlaceMeepleDecision(TypedDict):
    id: str
    type: Literal['place_meeple']
    segment: Segment
    colour: Colour
    guard: bool
    figure: NotRequired[Figure]


class PassDecision(TypedDict):
    id: str
    type: Literal['pass']

Feature = str
"""A feature, by one of its segments and the space of that segment's tile."""


class TakePointsDecision(TypedDict):
    id: str
    type: Literal['take_points']
    feature: Feature


class RemoveGhostsDecision(TypedDict):
    id: str
    type: Literal['remove_ghosts']
    feature: Feature
    x: Coordinate
    y: Coordinate
    count: int


class AssignPointsDecision(TypedDict):
    id: str
    type: Literal['assign_points']
    colour: Colour


class PlaceHoundDecision(TypedDict):
    id: str
    type: Literal['place_hound']
    x: Coordinate
    y: Coordinate
    segment: Segment
    colour: Colour


class ChaseGhostsDecision(TypedDict):
    id: str
    type: Literal['chase_ghosts']
    x: Coordinate
    y: Coordinate
    count: int


class PlaceFaceDownDecision(TypedDict):
    id: str
    type: Literal['place_face_down']
    x: Coordinate
    y: Coordinate


class PlayTokenDecision(TypedDict):
    id: str
    type: Literal['play_token']
    stream: Literal['die', 'gifts']
    value: int


class BidDecision(TypedDict):
    id: str
    type: Literal['bid']
    points: int


class TakeMeepleDecision(TypedDict):
    id: str
    type: Literal['take_meeple']
    x: Coordinate
    y: Coordinate
    segment: Segment
    colour: Colour
    guard: NotRequired[bool]
    figure: NotRequired[Figure]


class PlaceMeepleAtDecision(TypedDict):
    id: str
    type: Literal['place_meeple_at']
    x: Coordinate
    y: Coordinate
    segment: Segment
    colour: Colour
    guard: bool
    figure: NotRequired[Figure]


class MoveDragonDecision(TypedDict):
    id: str
    type: Literal['move_dragon']
    x: Coordinate
    y: Coordinate


class PlaceFairyDecision(TypedDict):
    id: str
    type: Literal['place_fairy']
    x: Coordinate
    y: Coordinate
    segment: Segment
    colour: Colour
    guard: NotRequired[bool]
    figure: NotRequired[Figure]


class PlaceFloorDecision(TypedDict):
    id: str
    type: Literal['place_floor']
    x: Coordinate
    y: Coordinate


class PayRansomDecision(TypedDict):
    id: str
    type: Literal['pay_ransom']
    colour: Colour
    guard: bool
    figure: NotRequired[Figure]


class ExchangePrisonerDecision(TypedDict):
    id: str
    type: Literal['exchange_prisoner']
    guard: bool
    figure: NotRequired[Figure]


class PlaceAbbeyDecision(TypedDict):
    id: str
    type: Literal['place_abbey']
    x: Coordinate
    y: Coordinate


class PlaceBarnDecision(TypedDict):
    id: str
    type: Literal['place_barn']
    x: Coordinate
    y: Coordinate

LegalDecision = PlaceTileDecision | BuryMeepleDecision | BuryFromSupplyDecision | HauntCemeteryDecision | HauntMeepleDecision | PlaceMeepleDecision | PassDecision | TakePointsDecision | RemoveGhostsDecision | AssignPointsDecision | PlaceHoundDecision | ChaseGhostsDecision | PlaceFaceDownDecision | PlayTokenDecision | BidDecision | TakeMeepleDecision | PlaceMeepleAtDecision | MoveDragonDecision | PlaceFairyDecision | PlaceFloorDecision | PayRansomDecision | ExchangePrisonerDecision | PlaceAbbeyDecision | PlaceBarnDecision
"""Its text, and the same in fields."""

Planned = list[LegalDecision]
"""The same as decisions."""

Player = int
"""A player by the order of turns, from 0."""


class TurnStartedEvent(TypedDict):
    type: Literal['turn_started']
    player: Player
    turn: int

Face = str
"""A tile face: the id and the ghost symbols; quarters of the start tile by their id."""


class TileDrawnEvent(TypedDict):
    type: Literal['tile_drawn']
    tile: Face


class TileDiscardedEvent(TypedDict):
    type: Literal['tile_discarded']
    tile: Face


class DecisionForcedEventDecision(TypedDict):
    id: str
    type: Literal['bury_meeple', 'haunt_meeple', 'place_hound', 'take_meeple', 'place_fairy']
    x: Coordinate
    y: Coordinate
    segment: Segment


class DecisionForcedEvent(TypedDict):
    type: Literal['decision_forced']
    decision: LegalDecision | DecisionForcedEventDecision


class TilePlacedEvent(TypedDict):
    type: Literal['tile_placed']
    tile: Face
    x: Coordinate
    y: Coordinate
    rotation: Rotation


class BankCompletedEvent(TypedDict):
    type: Literal['bank_completed']
    feature: Feature
    tiles: int


class CemeteryClosedEvent(TypedDict):
    type: Literal['cemetery_closed']
    x: Coordinate
    y: Coordinate


class Place(TypedDict):
    """A segment of a tile on the board."""

    x: Coordinate
    y: Coordinate
    segment: Segment

MeepleBuriedEvent = TypedDict("MeepleBuriedEvent", {"type": Literal['meeple_buried'], "x": Coordinate, "y": Coordinate, "colour": Colour, "from": Place | None})


class GhostsRemovedEvent(TypedDict):
    type: Literal['ghosts_removed']
    x: Coordinate
    y: Coordinate
    count: int
    cause: Literal['bank', 'burial', 'scoring', 'hound']


class GhostsPlacedEvent(TypedDict):
    type: Literal['ghosts_placed']
    x: Coordinate
    y: Coordinate
    count: int
    cause: Literal['symbols', 'cemetery', 'haunting']


class GhostsMissingEvent(TypedDict):
    type: Literal['ghosts_missing']
    needed: int
    supply: int


class MeepleHauntedEvent(TypedDict):
    type: Literal['meeple_haunted']
    colour: Colour
    x: Coordinate
    y: Coordinate
    segment: Segment
    ghosts: int


class MeeplePlacedEvent(TypedDict):
    type: Literal['meeple_placed']
    colour: Colour
    x: Coordinate
    y: Coordinate
    segment: Segment
    player: Player
    guard: bool
    figure: NotRequired[Figure]


class MeepleReturnedEvent(TypedDict):
    type: Literal['meeple_returned']
    colour: Colour
    x: Coordinate
    y: Coordinate
    segment: Segment
    guard: bool
    figure: NotRequired[Figure]
    ghosts: int
    cause: Literal['scoring', 'ghosts', 'dragon', 'princess', 'tower']


class Scoring(TypedDict):
    """What a feature is worth."""

    feature: Feature
    kind: Literal['city', 'road', 'castle', 'cemetery', 'monastery', 'abbey', 'garden', 'field']
    complete: bool
    """false: counted at the end of a competitive game (G-END-1), or not yet complete."""
    tiles: int
    """Roads and cities: tiles of the feature; monasteries: of the nine."""
    coats: int
    """Cities: coats of arms."""
    misty: int
    """Castles: misty tiles of the nine."""
    cities: int
    """Fields: complete cities that they border."""
    colours: int
    """0 only in FEATURE, without meeples."""
    value: int
    """What the feature counts (T-9, G-SCORE-1, G-END-1)."""
    points: int
    """mists: value x colours (M-SCORE-2); else the value."""

FeatureScoredEvent = TypedDict("FeatureScoredEvent", {"type": Literal['feature_scored'], "scoring": Scoring, "for": Literal['points', 'ghosts']})


class ScoreChangedEvent(TypedDict):
    type: Literal['score_changed']
    colour: Colour
    points: int
    total: int
    ghosts: int
    feature: Feature | None


class GuardGainedEvent(TypedDict):
    type: Literal['guard_gained']
    player: Player
    colour: Colour

Hound = Literal['rufus', 'ronja']


class HoundReachedEvent(TypedDict):
    type: Literal['hound_reached']
    hound: Hound


class HoundPlacedEvent(TypedDict):
    type: Literal['hound_placed']
    hound: Hound
    x: Coordinate
    y: Coordinate
    segment: Segment


class HoundScoredEvent(TypedDict):
    type: Literal['hound_scored']
    hound: Hound
    colour: Colour
    ghosts: int


class HoundLeftEvent(TypedDict):
    type: Literal['hound_left']
    hound: Hound
    cause: Literal['burial', 'loss', 'scoring']


class PilesJoinedEvent(TypedDict):
    type: Literal['piles_joined']
    rest: int
    tiles: int


class FaceDownPlacedEvent(TypedDict):
    type: Literal['face_down_placed']
    x: Coordinate
    y: Coordinate

FinalOutcome = Literal['won', 'lost', 'finished']

Reason = Literal['M-END-1', 'M-END-2', 'M-END-3', 'G-END-1']
"""The clause that ended the game."""

Winners = list[Colour]
"""The players with the most points in a finished competitive game (G-END-2)."""


class GameEndedEvent(TypedDict):
    type: Literal['game_ended']
    outcome: FinalOutcome
    reason: Reason
    winners: Winners


class TokenDrawnEvent(TypedDict):
    type: Literal['token_drawn']
    player: Player
    stream: Literal['die', 'gifts']
    value: int | None


class TokenPlayedEvent(TypedDict):
    type: Literal['token_played']
    player: Player
    stream: Literal['die', 'gifts']
    value: int


class BidMadeEvent(TypedDict):
    type: Literal['bid_made']
    player: Player
    points: int


class SecondPartStartedEvent(TypedDict):
    type: Literal['second_part_started']
    player: Player


class GoodsTakenEvent(TypedDict):
    type: Literal['goods_taken']
    player: Player
    good: Literal['wine', 'grain', 'cloth']
    count: int


class GoodsScoredEvent(TypedDict):
    type: Literal['goods_scored']
    good: Literal['wine', 'grain', 'cloth']
    colours: Winners


class DragonMovedEvent(TypedDict):
    type: Literal['dragon_moved']
    x: Coordinate
    y: Coordinate


class FairyPlacedEvent(TypedDict):
    type: Literal['fairy_placed']
    colour: Colour
    x: Coordinate
    y: Coordinate
    segment: Segment
    player: Player
    guard: bool
    figure: NotRequired[Figure]


class FairyScoredEvent(TypedDict):
    type: Literal['fairy_scored']
    player: Player


class FloorPlacedEvent(TypedDict):
    type: Literal['floor_placed']
    player: Player
    x: Coordinate
    y: Coordinate
    floors: int


class MeepleCapturedEvent(TypedDict):
    type: Literal['meeple_captured']
    player: Player
    colour: Colour
    guard: bool
    figure: NotRequired[Figure]


class PrisonerFreedEvent(TypedDict):
    type: Literal['prisoner_freed']
    player: Player
    colour: Colour
    guard: bool
    figure: NotRequired[Figure]
    cause: Literal['ransom', 'exchange']


class UndoneEvent(TypedDict):
    """The state is that of an earlier seq again."""

    type: Literal['undone']
    seq: Seq

Event = TurnStartedEvent | TileDrawnEvent | TileDiscardedEvent | DecisionForcedEvent | TilePlacedEvent | BankCompletedEvent | CemeteryClosedEvent | MeepleBuriedEvent | GhostsRemovedEvent | GhostsPlacedEvent | GhostsMissingEvent | MeepleHauntedEvent | MeeplePlacedEvent | MeepleReturnedEvent | FeatureScoredEvent | ScoreChangedEvent | GuardGainedEvent | HoundReachedEvent | HoundPlacedEvent | HoundScoredEvent | HoundLeftEvent | PilesJoinedEvent | FaceDownPlacedEvent | GameEndedEvent | TokenDrawnEvent | TokenPlayedEvent | BidMadeEvent | SecondPartStartedEvent | GoodsTakenEvent | GoodsScoredEvent | DragonMovedEvent | FairyPlacedEvent | FairyScoredEvent | FloorPlacedEvent | MeepleCapturedEvent | PrisonerFreedEvent | UndoneEvent
"""Something that happened in the game."""


class ConsequencesPointsItem(TypedDict):
    colour: Colour
    points: int

Outcome = Literal['undecided', 'won', 'lost', 'finished']


class Consequences(TypedDict):
    """What all of it comes to."""

    points: list[ConsequencesPointsItem]
    """What the totals change by, for each colour whose total does."""
    ghosts_added: int
    ghosts_removed: int
    features_completed: list[Feature]
    """Those with meeples that come to be scored, resolved or waiting in pending."""
    banks_completed: list[Feature]
    outcome: Outcome


class Proposal(TypedDict):
    """Decisions that a seat proposes to the player who decides at seq."""

    number: ProposalNumber
    seat: Seat
    seq: Seq
    decisions: Planned
    events: list[Event]
    """Of all decisions, in order, as their updates would have them."""
    consequences: Consequences

AnnouncementText = str
"""Free text: without control characters, something of it can be seen, and it has nothing that turns the direction of writing."""


class AnnouncedText(TypedDict):
    text: AnnouncementText
    at: Time
    until: Time | None
    """null: until it is taken back."""

Announced = AnnouncedText | None
"""An administrator's announcement; null if there is none."""


class AwaySince(TypedDict):
    since_seq: int

Away = AwaySince | None
"""The first decision that a companion made for the seat since its player's own last one; null if there is none."""

LineNumber = int
"""Counts the lines of a room's chat, from 1."""

ChatText = str
"""Free text for people: without control characters, something of it can be seen, and it has nothing that turns the direction of writing."""


class Line(TypedDict):
    """A line of a room's chat; name is that of the seat when it was said."""

    number: LineNumber
    seat: Seat
    name: Name
    text: ChatText
    at: Time

PlannedTile = str
"""The name of the tile's face, such as 14.3."""

DecisionTexts = list[str]
"""The texts of decisions that follow on each other."""


class SeatPlanRefusal(TypedDict):
    code: str
    message: str
    params: dict[str, Any]


class SeatPlan(TypedDict):
    """What a seat decides when it draws that tile."""

    tile: PlannedTile
    decisions: DecisionTexts
    refusal: SeatPlanRefusal | None
    """Why it could not be made if the tile came now; null if it could."""

SeatPlans = list[SeatPlan]
"""What the seat has planned; for others always empty."""


class Track(TypedDict):
    colour: Colour
    points: int


class StateAssignment(TypedDict):
    colour: Colour
    points: int


class Space(TypedDict):
    x: Coordinate
    y: Coordinate


class StateTilesItem(TypedDict):
    x: Coordinate
    y: Coordinate
    tile: Face
    rotation: Rotation
    ghosts: int

Stock = dict[str, int]
"""How many meeples of each colour."""


class MeeplesItem(TypedDict):
    x: Coordinate
    y: Coordinate
    segment: Segment
    colour: Colour
    guard: bool
    figure: NotRequired[Figure]
    ghosts: int

Meeples = list[MeeplesItem]
"""Meeples on the board."""


class StateBuriedItem(TypedDict):
    x: Coordinate
    y: Coordinate
    colour: Colour


class StateGhosts(TypedDict):
    total: int
    supply: int


class StateHoundsItem(TypedDict):
    hound: Hound
    total: int
    """The points that reach it."""
    place: Literal['waiting', 'reached', 'with_meeple', 'scoring', 'gone']
    meeple: Place | None


class StateTokensItem(TypedDict):
    stream: Literal['die', 'gifts']
    value: int
    count: int


class StateHeldItem(TypedDict):
    player: Player
    stream: Literal['die', 'gifts']
    count: int
    values: list[int] | None


class FactsBuilder(TypedDict):
    again: bool
    second_part: bool


class FactsGoods(TypedDict):
    goods: list[list[int]]


class FactsDragon(TypedDict):
    dragon: Space | None
    walk: list[Space]


class FactsFairy(TypedDict):
    fairy: Space | None
    fairy_segment: int | None
    fairy_colour: Literal['red', 'green', 'blue', 'yellow', 'black', 'pink'] | None
    fairy_kind: Literal['ordinary', 'guard', 'abbot', 'large', 'builder', 'pig', 'mayor', 'wagon', 'barn'] | None


class FactsTowers(TypedDict):
    floors: list[int]
    towers: list[Space]
    heights: list[int]
    raised: Space | None
    prisoners: list[list[list[Literal['ordinary', 'guard', 'abbot', 'large', 'builder', 'pig', 'mayor', 'wagon', 'barn']]]]
    ransomed: int


class FactsAbbeys(TypedDict):
    abbeys: list[bool]
    last_chances: int


class FactsWagon(TypedDict):
    scored_wagons: list[Space | None]


class Facts(TypedDict):
    """What the parts show that were added; null: only its player may see it."""

    builder: NotRequired[FactsBuilder]
    goods: NotRequired[FactsGoods]
    dragon: NotRequired[FactsDragon]
    fairy: NotRequired[FactsFairy]
    towers: NotRequired[FactsTowers]
    abbeys: NotRequired[FactsAbbeys]
    wagon: NotRequired[FactsWagon]


class State(TypedDict):
    """A game as somebody sees it: what is public and, for a seat, what only it may see."""

    game: Game
    level: Level | None
    """null in a competitive game."""
    players: int
    modules: Modules
    parts: NotRequired[Parts]
    outcome: Outcome
    reason: Reason | None
    winners: Winners
    turn: int
    player: Player
    tracks: list[Track]
    goal: int | None
    """Points of every scoring meeple to win; null in a competitive game."""
    assignment: StateAssignment | None
    """Points that wait for assign_points."""
    pending: list[Scoring]
    """Scorings that wait to be resolved (M-SCORE-1)."""
    drawn: Face | None
    last: Space | None
    piles: list[int]
    """Tiles left, the active pile first."""
    unseen: dict[str, int]
    """How many tiles of each face nobody has seen yet, those face down among them."""
    discarded: list[Face]
    """Tiles that fitted nowhere (P-3)."""
    tiles: list[StateTilesItem]
    """The start tile, then in the order of placement."""
    face_down: list[Space]
    """Tiles that nobody has seen, in the order of placement."""
    supplies: list[Stock]
    """Each player's ordinary meeples, by colour."""
    guards: list[Stock]
    """Each player's guards; empty outside ghosts."""
    general_guards: list[Stock]
    """Guards that each player can still gain; empty outside ghosts."""
    meeples: Meeples
    buried: list[StateBuriedItem]
    """Meeples on cemeteries for the rest of the game."""
    ghosts: StateGhosts
    open_cemeteries: list[Space]
    closed_cemetery: Space | None
    """The one whose burial is to be decided."""
    hounds: list[StateHoundsItem]
    """Empty in games without hounds."""
    tokens: NotRequired[list[StateTokensItem]]
    """Only in games with tokens: what the receiver has not seen, in bags and with others."""
    held: NotRequired[list[StateHeldItem]]
    """Only in games with tokens: what each player holds; values are null where they are hidden."""
    figures: NotRequired[dict[str, list[Stock]]]
    """Only in games with other figures than meeples and guards: each player's, by colour."""
    facts: NotRequired[Facts]

Question = Literal['place_tile', 'bury', 'haunt_cemetery', 'haunt_meeple', 'place_meeple', 'score', 'assign_points', 'place_hound', 'chase_ghosts', 'place_face_down', 'play_token', 'bid', 'capture_meeple', 'exchange_prisoner', 'move_dragon', 'move_wagon', 'place_abbey']
"""What a player can be asked."""


class PlayerNext(TypedDict):
    actor: Literal['player']
    player: Player
    kind: Question


class ChanceNext(TypedDict):
    actor: Literal['chance']
    player: Player
    kind: Literal['draw_tile', 'draw_token']


class NobodyNext(TypedDict):
    actor: Literal['nobody']
    player: Player
    kind: Literal['none']

Next = PlayerNext | ChanceNext | NobodyNext
"""The decision point: who decides now, and what."""

Legal = list[LegalDecision]
"""Every legal decision of this moment; empty while chance decides, when the game is over, and for a client that left it out."""


class SnapshotWelcome(TypedDict):
    type: Literal['welcome']
    protocol: Literal[1]
    room: Room
    you: SnapshotWelcomeYou
    resumed: Literal[False]
    seq: Seq
    undo: UndoRequest | None
    proposals: list[Proposal]
    """Those that are open at the newest seq."""
    announcement: Announced
    away: Away
    chat: list[Line]
    """The newest lines, oldest first."""
    plans: SeatPlans
    state: State
    next: Next
    legal: Legal
    begun_by: NotRequired[Seat]
    """The seat that has just begun the game; left out later, and if a person without a seat began it."""


class OpenRoomWelcomeYou(TypedDict):
    seat: Seat | None


class OpenRoomWelcome(TypedDict):
    type: Literal['welcome']
    protocol: Literal[1]
    room: Room
    you: OpenRoomWelcomeYou
    resumed: Literal[False]
    seq: Literal[0]
    undo: None
    proposals: list[Proposal]
    announcement: Announced
    away: None
    chat: list[Line]
    """The newest lines, oldest first."""
    plans: SeatPlans
    state: None
    next: None
    legal: Legal


class ResumedWelcomeYou(TypedDict):
    seat: Seat | None


class ResumedWelcome(TypedDict):
    type: Literal['welcome']
    protocol: Literal[1]
    room: Room
    you: ResumedWelcomeYou
    resumed: Literal[True]
    seq: Seq
    undo: UndoRequest | None
    proposals: list[Proposal]
    """Those that are open at the newest seq."""
    announcement: Announced
    away: Away
    chat: list[Line]
    """The newest lines, oldest first."""
    plans: SeatPlans

Welcome = SnapshotWelcome | OpenRoomWelcome | ResumedWelcome
"""The answer to hello; sent again when a game starts."""


class ChanceActor(TypedDict):
    kind: Literal['chance']


class PlayerActor(TypedDict):
    kind: Literal['player']
    player: Player
    companion: NotRequired[Literal[True]]
    """A companion decided for the player; else left out."""
    planned: NotRequired[Literal[True]]
    """The player had planned it before; else left out."""


class DrawTileDecision(TypedDict):
    id: str
    type: Literal['draw_tile']
    tile: Face


class UndoDecision(TypedDict):
    id: str
    type: Literal['undo']
    seq: Seq


class DrawTokenDecision(TypedDict):
    id: str
    type: Literal['draw_token']
    stream: Literal['die', 'gifts']
    value: int | None

Decision = DrawTileDecision | LegalDecision | UndoDecision | DrawTokenDecision
"""What an entry of the log decided: its text, and the same in fields."""


class PatchItem1(TypedDict):
    op: Literal['add', 'replace']
    path: str
    value: Any


class PatchItem2(TypedDict):
    op: Literal['remove']
    path: str

Patch = list[PatchItem1 | PatchItem2]


class Update(TypedDict):
    """One entry of the log."""

    type: Literal['update']
    seq: int
    actor: ChanceActor | PlayerActor
    decision: Decision
    events: list[Event]
    patch: Patch
    next: Next
    legal: Legal


class RoomMessage(TypedDict):
    """Something about the room changed that is not the game."""

    type: Literal['room']
    room: Room


class Clock(TypedDict):
    """What is left of everybody's time; sent when that changes otherwise than by time."""

    type: Literal['clock']
    seq: Seq
    per: Literal['turn', 'game']
    running: Seat | None
    """The seat whose time runs; null while nobody's does."""
    remaining_ms: list[int]
    """Of each seat, at the moment of the message."""


class Ended(TypedDict):
    """The game is over; after the last update, and after a snapshot of a game that is over."""

    type: Literal['ended']
    seq: int
    outcome: FinalOutcome
    reason: Reason
    winners: Winners
    seed: Sha256
    commitment: Sha256
    deck: str | None
    """Of a fork: the faces of its deck in order, separated by commas."""


class UndoAsked(TypedDict):
    """Somebody asks to take decisions back."""

    type: Literal['undo_asked']
    undo: UndoRequest


class UndoSettled(TypedDict):
    """The undo that was asked for has everybody's consent, or is off the table."""

    type: Literal['undo_settled']
    agreed: bool


class Pointed(TypedDict):
    """A seat shows a space, or a segment of the tile there."""

    type: Literal['pointed']
    seat: Seat
    x: Coordinate
    y: Coordinate
    segment: Segment | None


class Proposed(TypedDict):
    """A seat proposes decisions to the player who decides."""

    type: Literal['proposed']
    proposal: Proposal


class ProposalWithdrawn(TypedDict):
    """A proposal is off the table."""

    type: Literal['proposal_withdrawn']
    number: ProposalNumber


class Plans(TypedDict):
    """What the seat has planned; shown to nobody else."""

    type: Literal['plans']
    plans: SeatPlans


class Said(TypedDict):
    """A seat says something."""

    type: Literal['said']
    number: LineNumber
    seat: Seat
    name: Name
    text: ChatText
    at: Time


class Announcement(TypedDict):
    """An announcement by an administrator, or its end."""

    type: Literal['announcement']
    announcement: Announced

StatedReason = str
"""Free text: without control characters, something of it can be seen, and it has nothing that turns the direction of writing."""


class RoomClosed(TypedDict):
    """An administrator has closed the room for good; the connection is closed next."""

    type: Literal['room_closed']
    reason: StatedReason

CommandId = str
"""The client's own name for a command, fresh for each."""


class Ok(TypedDict):
    """The command was carried out; its decision is on disk."""

    type: Literal['ok']
    id: CommandId
    seq: Seq


class Error(TypedDict):
    """A refusal on a WebSocket; everything is as it was."""

    type: Literal['error']
    id: CommandId | None
    """The command that is refused; null if it named none."""
    code: str
    message: str
    params: dict[str, Any]

ServerMessage = Welcome | Update | RoomMessage | Clock | Ended | UndoAsked | UndoSettled | Pointed | Proposed | ProposalWithdrawn | Plans | Said | Announcement | RoomClosed | Ok | Error

Token = str
"""A secret."""


class Hello(TypedDict):
    """The first message of a client."""

    type: Literal['hello']
    protocol: Literal[1]
    token: NotRequired[Token]
    since: NotRequired[Seq]
    legal: NotRequired[bool]
    """False: everything that this client is sent has an empty `legal`; left out: true."""


class Ping(TypedDict):
    """Asks for an ok."""

    type: Literal['ping']
    id: CommandId


class Decide(TypedDict):
    """Commits one legal decision."""

    type: Literal['decide']
    id: CommandId
    expect_seq: Seq
    decision: str
    """The id of a legal decision."""


class Undo(TypedDict):
    """Takes decisions back: the state is that of seq again; asks the others if it must."""

    type: Literal['undo']
    id: CommandId
    expect_seq: Seq
    seq: Seq


class AnswerUndo(TypedDict):
    """Agrees to the undo that somebody asked for, or does not."""

    type: Literal['answer_undo']
    id: CommandId
    agree: bool


class Point(TypedDict):
    """Shows everybody a space, or a segment of the tile there."""

    type: Literal['point']
    id: CommandId
    x: Coordinate
    y: Coordinate
    segment: NotRequired[Segment]


class Propose(TypedDict):
    """Proposes decisions, in order, to the player who decides."""

    type: Literal['propose']
    id: CommandId
    expect_seq: Seq
    decisions: DecisionTexts


class Withdraw(TypedDict):
    """Takes one's own proposal back."""

    type: Literal['withdraw']
    id: CommandId
    proposal: ProposalNumber


class Adopt(TypedDict):
    """Commits all decisions of a proposal."""

    type: Literal['adopt']
    id: CommandId
    expect_seq: Seq
    proposal: ProposalNumber


class PlanPlansItem(TypedDict):
    tile: PlannedTile
    decisions: DecisionTexts


class Plan(TypedDict):
    """Plans the seat's coming turns: these plans and no others, each for another tile."""

    type: Literal['plan']
    id: CommandId
    plans: list[PlanPlansItem]


class Pause(TypedDict):
    """Stops every clock and every decision, until somebody resumes."""

    type: Literal['pause']
    id: CommandId


class Resume(TypedDict):
    """Goes on after a pause."""

    type: Literal['resume']
    id: CommandId


class Say(TypedDict):
    """Says something to everybody in the room."""

    type: Literal['say']
    id: CommandId
    text: ChatText

Command = Decide | Undo | AnswerUndo | Point | Propose | Withdraw | Adopt | Plan | Pause | Resume | Say

ClientMessage = Hello | Ping | Command


class RoomCreated(TypedDict):
    room: Room
    owner_token: Token


class SeatTaken(TypedDict):
    seat: Seat
    token: Token
    room: Room


class RoomAnswer(TypedDict):
    room: Room


class Rooms(TypedDict):
    rooms: list[Room]
    next: RoomId | None
    """Ask again with this as `before`; null: there are no more."""

GivenName = str
"""Free text for people: without control characters, something of it can be seen, and it has nothing that turns or marks the direction of writing."""

Dealt = list[Colour]
"""Different colours, dealt to the players in this order; those left out follow. In levels 1 to 5 of mists the scoring meeple has the last one."""


class OptionsAids(TypedDict):
    council: NotRequired[bool]
    """Points and proposals; left out: true in mists, else false."""
    hints: NotRequired[bool]
    """What a companion would do; left out: true in mists, else false."""
    odds: NotRequired[bool]
    """How likely it is to win; left out: false."""


class Options(TypedDict):
    """What a room's owner chose beyond the game itself."""

    timer: NotRequired[Timer]
    absence: NotRequired[Absence]
    grace_seconds: NotRequired[GraceSeconds]
    companions_yield: NotRequired[bool]
    """Whether somebody may take the seat of a companion while the game runs."""
    skill: NotRequired[Skill]
    undo: NotRequired[UndoRule]
    spectators: NotRequired[bool]
    """Whether people without a seat may see the game while it runs."""
    word_for: NotRequired[WordFor]
    chat: NotRequired[bool]
    """Whether those who have a seat may say something."""
    aids: NotRequired[OptionsAids]

Word = str
"""What opens the seats of a room; never shown."""


class CreateMists(TypedDict):
    name: GivenName
    game: Literal['mists']
    level: NotRequired[Literal[1, 2, 3, 4, 5]]
    seats: NotRequired[int]
    visibility: NotRequired[Visibility]
    colours: NotRequired[Dealt]
    options: NotRequired[Options]
    word: NotRequired[Word]


class CreateMistsOfLevel6(TypedDict):
    name: GivenName
    game: Literal['mists']
    level: Literal[6]
    scoring: NotRequired[list[Colour]]
    """Level 6: whose colours have a scoring meeple (M-SET-5)."""
    seats: NotRequired[int]
    visibility: NotRequired[Visibility]
    colours: NotRequired[Dealt]
    options: NotRequired[Options]
    word: NotRequired[Word]


class CreateGhostsModules(TypedDict):
    ghosts: NotRequired[bool]
    castles: NotRequired[bool]
    cemeteries: NotRequired[bool]


class CreateGhosts(TypedDict):
    name: GivenName
    game: Literal['ghosts']
    modules: NotRequired[CreateGhostsModules]
    parts: NotRequired[Parts]
    seats: NotRequired[int]
    visibility: NotRequired[Visibility]
    colours: NotRequired[Dealt]
    options: NotRequired[Options]
    word: NotRequired[Word]


class CreateBase(TypedDict):
    name: GivenName
    game: Literal['base']
    parts: NotRequired[Parts]
    seats: NotRequired[int]
    visibility: NotRequired[Visibility]
    colours: NotRequired[Dealt]
    options: NotRequired[Options]
    word: NotRequired[Word]


class CreateLesson(TypedDict):
    name: GivenName
    lesson: Lesson

CreateRoom = CreateMists | CreateMistsOfLevel6 | CreateGhosts | CreateBase | CreateLesson


class ChangeRoomModules(TypedDict):
    ghosts: NotRequired[bool | None]
    castles: NotRequired[bool | None]
    cemeteries: NotRequired[bool | None]


class ChangeRoom(TypedDict):
    """A merge patch (RFC 7396) to the body that made the room: null takes a field back to its default."""

    name: NotRequired[GivenName]
    game: NotRequired[Game]
    level: NotRequired[Level | None]
    scoring: NotRequired[list[Colour] | None]
    modules: NotRequired[ChangeRoomModules | None]
    parts: NotRequired[Parts | None]
    colours: NotRequired[Dealt | None]
    seats: NotRequired[int | None]
    visibility: NotRequired[Visibility | None]
    options: NotRequired[dict[str, Any] | None]
    """Those that change, each as in OPTIONS or null."""
    word: NotRequired[Word | None]
    """Another word, or null for none."""
    lesson: NotRequired[Lesson]


class StateAnswer(TypedDict):
    seq: Seq
    state: State
    next: Next
    legal: Legal

SegmentKind = Literal['city', 'road', 'mist', 'field', 'castle', 'cemetery', 'monastery', 'abbey', 'garden', 'tower']


class BoardFeature(TypedDict):
    """A feature or mist bank on the board: how far it reaches, what it lacks, what it is worth."""

    feature: Feature
    kind: SegmentKind
    segments: list[Place]
    """In the order of placement; the first names the feature."""
    complete: bool
    """Of a cemetery: closed (M-BURY-1); of a field: it cannot grow any more."""
    needs: list[Space]
    """The empty spaces that keep it open, different ones."""
    closable: bool
    """false: one side is open for good (T-8, M-DOWN-4)."""
    meeples: Meeples
    colours: Colours
    """Those that a scoring counts (M-SCORE-2, G-SCORE-1)."""
    ghosts: int
    """mists: on a bank or cemetery; of what can score, the most that could be removed instead of points (M-SCORE-1); else: on its meeples."""
    scoring: Scoring | None
    """What it would score with the tiles that it has now; null if it can score no more."""


class Features(TypedDict):
    seq: Seq
    features: list[BoardFeature]


class Foresight(TypedDict):
    """What decisions would lead to, and what may follow them."""

    seq: Seq
    decisions: Planned
    events: list[Event]
    """Of all decisions, in order, as their updates would have them."""
    consequences: Consequences
    next: Next
    legal: Legal


class AdviceReason(TypedDict):
    """Something that a companion looks at, before the turn and after it."""

    theme: Literal['points', 'pace', 'ghosts', 'draws', 'banks', 'works', 'meeples', 'hounds', 'cemeteries', 'fields', 'rivals']
    """What it is about."""
    feature: str
    """What exactly changed: the name of a number that the companion looks at."""
    before: float
    """That number before the turn."""
    after: float
    """And after it."""
    effect: float
    """What it does to the chance, less than 0 if it speaks against the turn."""
    at: Space | None
    """The space that it is about; null if there is none."""


class Advice(TypedDict):
    """A way to play the rest of a turn, and what a companion makes of it."""

    decisions: list[LegalDecision]
    """All that is left to decide in the turn."""
    chance: float
    """How likely the team wins after it, or the player whose turn it is; an estimate."""
    consequences: Consequences
    reasons: list[AdviceReason]
    """What moves the chance of the player most, the weightiest first."""


class HintConsidered(TypedDict):
    """All turns that they were chosen from, taken together."""

    turns: int
    """How many."""
    least_chance: float
    """The chance after the worst of them."""
    least_ghosts: int
    """The ghosts that come to the board with the turn that brings the fewest."""
    most_ghosts: int
    """And with the one that brings the most."""


class HintEffort(TypedDict):
    """How much was thought about it; less while many ask for hints."""

    positions: int
    """That were looked at, at most."""
    full: int
    """The same while nobody else asks."""


class Hint(TypedDict):
    seq: Seq
    decision: LegalDecision
    """What a companion would decide: the first decision of the first turn."""
    turns: list[Advice]
    """The best ways to play the rest of the turn, the best first."""
    considered: HintConsidered
    """All turns that they were chosen from, taken together."""
    effort: HintEffort
    """How much was thought about it; less while many ask for hints."""


class Chat(TypedDict):
    """Lines of a room's chat, oldest first."""

    chat: list[Line]


class SetupModules(TypedDict):
    """Of the competitive game."""

    ghosts: NotRequired[bool]
    castles: NotRequired[bool]
    cemeteries: NotRequired[bool]


class Setup(TypedDict):
    """What a game was agreed to be; what is as usual may be left out."""

    game: Game
    players: int
    level: NotRequired[Level]
    scoring: NotRequired[list[Colour]]
    """Level 6: the scoring colours that were chosen."""
    modules: NotRequired[SetupModules]
    """Of the competitive game."""
    parts: NotRequired[Parts]
    colours: NotRequired[list[Colour]]
    """The order in which they are dealt; those that are not named follow in the usual one."""


class GameSummaryTileset(TypedDict):
    name: str
    digest: Sha256


class ForkOrigin(TypedDict):
    """The game, and the seq of its log, that this one goes on from."""

    game_id: GameId
    seq: Seq

ForkedFrom = ForkOrigin | None


class PlayersItem(TypedDict):
    name: Name
    kind: SeatKind
    colours: Colours

Players = list[PlayersItem | None]
"""Who sat there at the start, in the order of seats; null: nobody."""


class ResultGhosts(TypedDict):
    total: int
    supply: int


class Result(TypedDict):
    """How a game ended; the points of games that ended before they were recorded are missing."""

    outcome: FinalOutcome
    reason: Reason
    turns: NotRequired[int]
    tracks: NotRequired[list[Track]]
    """The points of each scoring colour."""
    winners: NotRequired[Winners]
    ghosts: NotRequired[ResultGhosts]


class GameSummary(TypedDict):
    """A game without its log."""

    room: RoomId
    room_status: Literal['there', 'closed', 'removed']
    """There; closed by an administrator; or removed because nobody used it any more. A game that runs in a closed room goes on no more."""
    seq: Seq
    game_id: GameId
    rules: str
    """The version of the rules."""
    setup: Setup
    tileset: GameSummaryTileset
    commitment: Sha256
    forked_from: ForkedFrom
    players: Players
    started_ms: int
    """Milliseconds since 1970-01-01T00:00Z."""
    ended_ms: int | None
    result: Result | None


class Games(TypedDict):
    games: list[GameSummary]
    next: GameId | None
    """Ask again with this as `before`; null: there are no more."""


class GameAnswer(TypedDict):
    game: GameSummary


class GameFileTileset(TypedDict):
    name: str
    digest: Sha256


class GameFileLogItem(TypedDict):
    player: Player | None
    decision: str
    """Its id."""
    companion: bool
    """A companion decided for the player."""
    at_ms: int
    """Milliseconds since 1970-01-01T00:00Z."""

Side = Literal['N', 'E', 'S', 'W']


class TilesetTilesItemSegmentsItem(TypedDict):
    name: str
    """The kind of the segment and its count among the tile's of that kind."""
    kind: Literal['city', 'road', 'mist', 'field', 'castle', 'cemetery', 'monastery', 'abbey', 'garden', 'tower', 'yaga', 'river']
    edges: list[Side]
    half_edges: list[int]
    coats: int
    cities: list[int]
    end: Literal['village', 'castle', 'city', 'monastery', 'crossing', 'ruin', 'tower', 'circus', 'acrobats', 'bazaar', 'hill', 'other'] | None
    marks: NotRequired[list[Literal['cathedral', 'princess', 'wine', 'grain', 'cloth', 'uncapped', 'inn', 'tunnel', 'pigherd']]]
    """What is printed on the segment."""
    shares: NotRequired[list[Side]]
    """Sides of another city of the face that belong to this one, too."""


class TilesetTilesItem(TypedDict):
    tile: Face
    id: str
    ghosts: int
    copies: int
    edges: list[Literal['city', 'road', 'field', 'river', 'any']]
    segments: list[TilesetTilesItemSegmentsItem]
    watertower: bool
    marks: NotRequired[list[Literal['volcano', 'dragon', 'portal', 'tower', 'bazaar', 'hill', 'vineyard', 'circus', 'acrobats', 'razboynik', 'vodyanoy', 'spring', 'lake', 'fork']]]
    """What is printed on the face beside its segments."""
    flier: NotRequired[Literal['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']]
    """Where the flying machine points."""
    cut: NotRequired[list[Literal['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']]]
    """Where a city cuts the field of two half-edges that meet."""
    meets: NotRequired[list[list[str]]]
    """Segments that touch inside the tile."""


class TilesetStartItem(TypedDict):
    x: int
    y: int
    tile: Face


class TilesetHandItem(TypedDict):
    tile: Face
    per_player: int


class TilesetGardensItem(TypedDict):
    id: str
    copies: int


class Tileset(TypedDict):
    """What is needed to draw the tiles, all unturned."""

    name: str
    tiles: list[TilesetTilesItem]
    start: list[TilesetStartItem]
    hand: NotRequired[list[TilesetHandItem]]
    """Faces that each player has from the start."""
    gardens: NotRequired[list[TilesetGardensItem]]
    """How many copies of an id of another set have a garden."""
    digest: Sha256


class GameFile(TypedDict):
    """A game as one document: what it was agreed to be, its log, and when it is over its result, seed and deck."""

    format: Literal['mistward-game']
    version: Literal[1]
    server: str
    """The version that wrote the file."""
    game_id: GameId
    rules: str
    """The version of the rules."""
    setup: Setup
    tileset: GameFileTileset
    commitment: Sha256
    forked_from: ForkedFrom
    players: Players
    started_ms: int
    """Milliseconds since 1970-01-01T00:00Z."""
    log: list[GameFileLogItem]
    """Every decision, in order: the first has the seq 1."""
    ended_ms: int | None
    result: Result | None
    seed: Sha256 | None
    deck: list[Face] | None
    tiles: NotRequired[Tileset]


class RulesReadingsItem(TypedDict):
    clause: str
    decision: str
    reason: str


class Rules(TypedDict):
    version: str
    """The rules of the log; part of every game and its commitment."""
    readings: list[RulesReadingsItem]
    """Where the published rules are silent or disagree, and what is played here."""


class Problem(TypedDict):
    type: str
    title: str
    status: int
    code: str
    params: dict[str, Any]
